/** What can wait until the screen is shown. */

const AGAIN = 3000;

/** Does it when the browser has nothing better to do, and again after a while where the connection was lost. */
export function whenIdle(deed: () => Promise<unknown>): void {
  const attempt = (): void => {
    deed().catch((error: unknown) => {
      console.warn(error);
      setTimeout(attempt, AGAIN);
    });
  };
  if ("requestIdleCallback" in window) requestIdleCallback(attempt, { timeout: 1000 });
  else setTimeout(attempt, 200); // Safari
}
