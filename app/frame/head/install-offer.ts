type InstallOffer = Event & {
  prompt(): Promise<unknown>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
};

let offer: InstallOffer | null = null;
const listeners = new Set<() => void>();

function keep(event: Event | null) {
  offer = event as InstallOffer | null;
  for (const listener of listeners) listener();
}

/**
 * Keeps the browser's install offer. Browsers make it once, on the first page of a visit, and /down
 * uses it.
 */
export function keepInstallOffer() {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    keep(event);
  });
}

export const installOffer = () => offer;
export const forgetOffer = () => keep(null);
export function onInstallOffer(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
