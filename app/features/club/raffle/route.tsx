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
import { raffleEnter, raffleShow } from "#platform/contract/club/gifts/raffle.ts";
import { newPress, pressFields } from "../draws/press.server.ts";
import { RafflePage } from "./raffle-page.tsx";

export const handle = { i18n: ["raffle", "draws", "promotions"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { language } = site;
  const shown = await site.ask(raffleShow, { language }, { isPersonal: true });
  if (!shown.held && shown.past.length === 0) throw new Response(null, { status: 404 });
  const from = Number(new URL(args.request.url).searchParams.get("taken"));
  const { t, titled } = wordsOf(site, "raffle");
  return {
    ...{ ...shown, now: Date.now() },
    taken: from > 0 ? (shown.own?.numbers.filter((number) => number >= from) ?? []) : [],
    ...newPress(),
    title: titled(t("title")),
    description: t("description"),
  };
}
export type RaffleData = ReturnType<typeof useLoaderData<typeof loader>>;
export type Held = NonNullable<RaffleData["held"]>;
export type Own = NonNullable<RaffleData["own"]>;
export type Past = RaffleData["past"][number];

const enterSchema = z.object({
  ...pressFields,
  /** The raffle that the page showed. */
  raffle: z.string(),
});

/** Takes the member's numbers. The same key takes them once. */
export async function action(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const submission = parseWithZod(await args.request.formData(), { schema: enterSchema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  const { key, clientSeed: own, raffle } = submission.value;
  try {
    const { numbers } = await site.ask(raffleEnter, { raffle, clientSeed: own }, { key });
    return redirect(`/raffle?taken=${numbers[0]}`, 303);
  } catch (error) {
    return answerRefusal(submission, error, { fields: ["clientSeed"] });
  }
}

export default function Raffle() {
  const last = useActionData<typeof action>();
  return <RafflePage {...useLoaderData<typeof loader>()} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta(data);
