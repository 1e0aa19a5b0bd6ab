"""Ten fingers and no pointer: Tab from one thing to the next, arrows inside a row, Enter."""

from __future__ import annotations

STANDS = "() => document.activeElement?.matches('[data-wanted]') ?? false"
NEIGHBOUR = """() => {
    const wanted = document.querySelector('[data-wanted]');
    const here = document.activeElement;
    if (!wanted || !here || here === document.body || wanted.tabIndex >= 0) return '';
    const row = here.closest('ul, ol, [role=listbox], [role=group]');
    if (!row?.contains(wanted)) return '';
    const behind = here.compareDocumentPosition(wanted) & Node.DOCUMENT_POSITION_FOLLOWING;
    return behind ? 'ArrowRight' : 'ArrowLeft';
}"""
"""Which arrow leads on inside a row where Tab stops only once."""


def press(page, thing, most=160):
    """Comes to a thing by keys and presses Enter; a thing that has gone meanwhile is let be."""
    thing.evaluate("thing => thing.setAttribute('data-wanted', '')")
    try:
        for _ in range(most):
            if page.evaluate(STANDS):
                page.keyboard.press("Enter")
                return
            if not page.locator("[data-wanted]").count():
                return
            page.keyboard.press(page.evaluate(NEIGHBOUR) or "Tab")
        raise AssertionError(f"no key leads to {page.locator('[data-wanted]').first.evaluate('one => one.outerHTML')}")
    finally:
        page.evaluate("document.querySelectorAll('[data-wanted]').forEach((one) => one.removeAttribute('data-wanted'))")
