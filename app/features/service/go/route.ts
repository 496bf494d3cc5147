import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { windowPath } from "#app/frame/service/channels.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { customerService } from "#platform/contract/publishing/service.ts";

/**
 * The customer service address for this visitor: returned to a script, or redirected to without
 * one.
 */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const path = await site.ask(customerService, {}, { isPersonal: true }).then(
    ({ version }) => windowPath(version.pathList),
    () => null,
  );
  const headers = { "cache-control": "private, no-store" };
  if (args.request.headers.get("accept")?.includes("application/json")) {
    const body = JSON.stringify({ path });
    const status = path ? 200 : 503;
    return new Response(body, {
      status,
      headers: { ...headers, "content-type": "application/json; charset=utf-8" },
    });
  }
  return redirect(path ?? "/help/contact", { headers });
}
