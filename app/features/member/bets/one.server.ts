import type { LoaderFunctionArgs } from "@remix-run/node";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { betOne, betPicture } from "#platform/contract/play/records.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";

function keyOf({ params, request }: LoaderFunctionArgs) {
  const vendor = new URL(request.url).searchParams.get("vendor")?.slice(0, 40);
  return { roundId: (params.roundId ?? "").slice(0, 64), ...(vendor && { vendor }) };
}

export async function betData(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { t, titled } = wordsOf(site, "records");
  const { language } = site;
  const bet = await site.ask(betOne, { language, ...keyOf(args) }).catch(notFoundWhenRefused);
  return { bet, title: titled(t("bets.one.title", { game: bet.gameName })) };
}

/**
 * The vendor's picture of one play. It is foreign content on our own address, so it is sent as an
 * image that can load and run nothing when opened by itself.
 */
export async function betPictureAnswer(args: LoaderFunctionArgs): Promise<Response> {
  const site = await requireMember(args);
  const { language } = site;
  const play = Number(new URL(args.request.url).searchParams.get("play") ?? 0);
  const asked = { language, ...keyOf(args), play: Number.isInteger(play) ? play : 0 };
  const { svg } = await site.ask(betPicture, asked).catch(notFoundWhenRefused);
  return new Response(svg, {
    headers: {
      "content-type": "image/svg+xml; charset=utf-8",
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
      "cache-control": "private, max-age=86400",
    },
  });
}

function notFoundWhenRefused(error: unknown): never {
  if (error instanceof Refusal) throw new Response("no such round", { status: 404 });
  throw error;
}
