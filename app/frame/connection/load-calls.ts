type Manifest = { routes: Record<string, { path?: string; module: string } | undefined> };

/** The routes without a page that pages call in the background. */
export const CALLED = ["favorite", "login/captcha", "play/clock", "preferences", "wallet/balance"];

/**
 * Loads the script of each such route early. Remix loads it at the first call, and reloads the page
 * when it cannot, which would close a game in an outage.
 */
export function loadCallsEarly(): void {
  const { routes } = (window as unknown as { __remixManifest: Manifest }).__remixManifest;
  for (const route of Object.values(routes)) {
    if (route?.path && CALLED.includes(route.path)) void load(route.module);
  }
}

const load = (address: string) => import(/* @vite-ignore */ address).catch(() => undefined);
