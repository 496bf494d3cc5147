import type { LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite } from "#app/request/site.server.ts";
import { captcha } from "#platform/contract/members/captcha.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";

/** A new captcha for a form that is already open. */
export async function loader(args: LoaderFunctionArgs): Promise<Response> {
  const site = await guardedSite(args);
  const shown = await site.ask(captcha, {}, { isFresh: true }).catch((error: unknown) => {
    if (error instanceof Refusal) return { captcha: null };
    throw error;
  });
  return new Response(JSON.stringify(shown), {
    headers: { "content-type": "application/json; charset=utf-8", "cache-control": "no-store" },
  });
}
