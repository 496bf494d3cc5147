import { lazy, Suspense, startTransition, useEffect, useState } from "react";

// Most visitors are guests and do not need this chunk.
const LiveEvents = lazy(() =>
  import("./live-events.tsx").then((module) => ({ default: module.LiveEvents })),
);

/**
 * Keeps a member's data current once the page is hydrated. The server's page has no boundary for it:
 * React draws a boundary anew when the visitor acts before its chunk is there.
 */
export function LiveUpdates({ account }: { account: string }) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => startTransition(() => setAwake(true)), []);
  if (!isAwake) return null;
  return (
    <Suspense>
      <LiveEvents account={account} />
    </Suspense>
  );
}
