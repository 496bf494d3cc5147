import { lazy, Suspense } from "react";

const ClosedPage = lazy(() =>
  import("./closed-page.tsx").then((module) => ({ default: module.ClosedPage })),
);

/** The closed site's page, which the pages of an open one need not carry. */
export function Closed() {
  return (
    <Suspense>
      <ClosedPage />
    </Suspense>
  );
}
