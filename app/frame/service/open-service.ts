export type ServiceTrouble = "blocked" | "failed";

/** The route that says where the window leads, and without JavaScript goes there. */
export const SERVICE_WAY = "/service/go";

/**
 * Opens customer service in a window of 440 × 750. The window is opened before anything is waited
 * for, or the browser would take it for an advertisement; if there is nothing to show it closes.
 */
export async function openService(): Promise<ServiceTrouble | null> {
  const opened = window.open("", "customer-service", "popup,width=440,height=750");
  if (!opened) return "blocked";
  try {
    const answer = await fetch(SERVICE_WAY, { headers: { accept: "application/json" } });
    const { path }: { path: string | null } = await answer.json();
    if (!answer.ok || !path) throw new Error("no way to customer service");
    opened.location.href = new URL(path, window.location.href).href;
    opened.focus();
    return null;
  } catch {
    opened.close();
    return "failed";
  }
}
