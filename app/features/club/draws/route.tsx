import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { pageMeta } from "#app/ui/layout/page-meta.ts";
import { type DrawName, drawPlay, drawShow } from "#platform/contract/club/gifts/draws.ts";
import { DrawPage } from "./draw-page.tsx";
import { newPress, pressFields, seedWith } from "./press.server.ts";

export const handle = { i18n: ["draws"] };

const drawOf = (url: string): DrawName =>
  new URL(url).pathname.startsWith("/egg") ? "egg" : "wheel";

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { url } = args.request;
  const draw = drawOf(url);
  const { held, own } = await site.ask(drawShow, { draw }, { isPersonal: true });
  if (!held) throw new Response(null, { status: 404 });
  const asked = new URL(url).searchParams.get("played");
  const { t, titled } = wordsOf(site, "draws");
  return {
    draw,
    held,
    own,
    played: own?.plays.find(({ id }) => id === asked) ?? null,
    ...newPress(),
    title: titled(t(`${draw}.title`)),
    description: t(`${draw}.description`),
  };
}
export type DrawData = ReturnType<typeof useLoaderData<typeof loader>>;
export type Held = DrawData["held"];
export type Played = NonNullable<DrawData["played"]>;

const playSchema = z.object({
  ...pressFields,
  /** The egg that was chosen. */
  egg: z.enum(["1", "2", "3"]).optional(),
  /** The price that the page showed; a ticket is used without it. */
  points: z.coerce.number().int().min(1).max(1_000_000).optional(),
});

/** Uses one ticket, or pays with points. The same key does it once. */
export async function action(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const draw = drawOf(args.request.url);
  const submission = parseWithZod(await args.request.formData(), { schema: playSchema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  const { key, clientSeed: own, egg, points = null } = submission.value;
  try {
    const { id } = await site.ask(
      drawPlay,
      { draw, clientSeed: seedWith(own, egg), points },
      { key },
    );
    return redirect(`/${draw}?played=${id}`, 303);
  } catch (error) {
    return answerRefusal(submission, error, { fields: ["clientSeed"] });
  }
}

export default function Draw() {
  return <DrawPage {...useLoaderData<typeof loader>()} last={useActionData<typeof action>()} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
