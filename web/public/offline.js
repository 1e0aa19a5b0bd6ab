// Goes on by itself, to where somebody wanted to go, as soon as the house answers. The page may stand under the address of
// what could not be shown, or be called with it.
const wanted = location.pathname === "/offline.html" ? location.hash.slice(1) : location.pathname + location.search;
const back = /^\/(?!\/)/.test(wanted) ? wanted : "/";
document.querySelector("a").href = back;

async function look() {
  const answer = await fetch("/healthz", { cache: "no-store" }).catch(() => null);
  if (answer?.ok) location.replace(back);
}

addEventListener("online", look);
setInterval(look, 10_000);
