/** Links that people send each other. */
import { notices } from "./notices.svelte";
import { t } from "../words/words.svelte";

export const canShare = "share" in navigator;

export async function copyLink(link: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(link);
    notices.show(t("web-copied"), "good");
  } catch {
    notices.show(link); // a page without a safe connection may not copy: show it instead
  }
}

export async function shareLink(link: string): Promise<void> {
  try {
    await navigator.share({ title: t("web-brand"), url: link });
  } catch (error) {
    if ((error as Error).name !== "AbortError") throw error; // somebody thought better of it
  }
}
