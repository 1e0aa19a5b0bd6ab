/** Keys that belong to a whole screen. */

/** Whether something lies over the screen that has the keys for itself: a sheet, a dialog, a curtain. */
function covered(): boolean {
  return document.querySelector("dialog[open], [role='dialog'][aria-modal='true']") !== null;
}

/** A listener for the keys of a screen: it hears nothing that was dealt with already, or was meant for what lies over it. */
export function screenKeys(listener: (event: KeyboardEvent) => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (!event.defaultPrevented && !covered()) listener(event);
  };
}
