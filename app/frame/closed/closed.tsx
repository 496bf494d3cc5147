import { lazy, Suspense } from "react";

const ClosedPage = lazy(() =>
  import("./closed-page.tsx").then((module) => ({ default: module.ClosedPage })),
);

/**
 * The closed site's page in a chunk of its own, so that the pages of an open site do not carry it.
 */
export function Closed() {
  return (
    <Suspense>
      <ClosedPage />
    </Suspense>
  );
}
