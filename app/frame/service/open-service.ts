export type ServiceTrouble = "blocked" | "failed";

/** The route that returns the window's address. Without JavaScript it redirects there. */
export const SERVICE_WAY = "/service/go";

/**
 * Opens customer service in a window of 440 × 750. It opens the window before it waits for
 * anything, because the browser would block a later one as a popup. If there is nothing to show,
 * the window closes.
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
