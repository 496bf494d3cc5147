import { useRouteLoaderData } from "@remix-run/react";
import type { loader } from "#app/root.tsx";

/**
 * The frame's data, available everywhere below the root. Only the error pages may be without it.
 */
export function useSite() {
  const data = useRouteLoaderData<typeof loader>("root");
  if (!data) throw new Error("the root's data is missing");
  return data;
}

export const useBrand = () => useSite().brand;
