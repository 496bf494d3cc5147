import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/node";
import { guardedSite, unguardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { letterStop, letterStopShow } from "#platform/contract/publishing/messages.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";

const passOf = (request: Request) => new URL(request.url).searchParams.get("pass") ?? "";

/** The masked address whose letters the link stops; none when the link does not work. */
export async function letterStopData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t, titled } = wordsOf(site, "letters");
  const title = titled(t("stop.title"));
  try {
    const { masked } = await site.ask(letterStopShow, { pass: passOf(args.request) });
    return { masked, failure: null, title };
  } catch (error) {
    return { masked: null, failure: failureOf(error), title };
  }
}
export type LetterStopData = Awaited<ReturnType<typeof letterStopData>>;

/**
 * Stops the letters, for the page's button and for the one of a mail program. It has no guard: a
 * provider's server may stand where the site is closed, and whoever wants no letters gets none.
 */
export async function stopTheLetters(args: ActionFunctionArgs) {
  const site = unguardedSite(args);
  try {
    await (await site).ask(letterStop, { pass: passOf(args.request) });
    return { isStopped: true, failure: null };
  } catch (error) {
    const failure = failureOf(error);
    return data({ isStopped: false, failure }, failure === "over" ? 410 : 429);
  }
}

/** Why a link does not work, by the refusal. Any other error goes on. */
function failureOf(error: unknown): "over" | "tooMany" {
  if (!(error instanceof Refusal)) throw error;
  return error.code === "too_many_attempts" ? "tooMany" : "over";
}
