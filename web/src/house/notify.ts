/** Notices of the system when it is somebody's turn and the page is out of sight; only by consent. */
import { settings } from "./settings.svelte";

export function canNotify(): boolean {
  return "Notification" in globalThis;
}

export async function askToNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Tells it outside the page, where that is wanted and the page is not looked at. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== "granted") return;
  const shown = new Notification(title, { body, tag, icon: "/icon.svg" });
  shown.onclick = () => {
    focus();
    shown.close();
  };
}
