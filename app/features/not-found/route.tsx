import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";

/** Every address without a screen; the root's error page renders the answer in the brand's look. */
export async function loader(args: LoaderFunctionArgs) {
  await guardedSite(args);
  throw new Response("no such page", {
    status: 404,
    headers: { "x-request-id": args.context.requestId ?? "" },
  });
}

export const action = loader;

export default function NotFound() {
  return null;
}
