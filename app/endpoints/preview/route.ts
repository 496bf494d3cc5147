import { type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { writePreviewPass } from "#app/request/cookies/cookies.server.ts";
import { platformOf, siteKeysOf } from "#app/request/platform.server.ts";
import { safePath } from "#app/request/redirects.ts";
import { unguardedSite } from "#app/request/site.server.ts";
import { readPreviewPass } from "#platform/contract/core/preview-pass.ts";

/**
 * Takes the preview pass from a staff member's link and keeps it in their browser until it expires.
 */
export async function loader(args: LoaderFunctionArgs) {
  const { brand } = await unguardedSite(args);
  const { searchParams } = new URL(args.request.url);
  const pass = searchParams.get("pass") ?? "";
  const keys = siteKeysOf(platformOf(args.context));
  const owner = { merchant: brand.config.merchant, now: Date.now() };
  const expiresAt = readPreviewPass(pass, owner, keys);
  if (expiresAt === null) throw new Response("no such pass", { status: 404 });
  const headers = { "set-cookie": await writePreviewPass(pass, expiresAt) };
  return redirect(safePath(searchParams.get("to")), { headers });
}
