import { parseWithZod } from "@conform-to/zod/v4";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { downlineOne } from "#platform/contract/agents/downlines.ts";
import { downlineRatesRaise, ratesMine } from "#platform/contract/agents/people.ts";
import { RATE_CATEGORIES } from "#platform/contract/agents/rate-categories.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { ratesIn, ratesSchema } from "../../register/register-center-schema.server.ts";
import { askBelow } from "../../shared/ask-below.server.ts";
import { PersonPage } from "./person-page.tsx";

export const handle = { i18n: ["agent", "agent-people"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const account = nameIn(args.params);
  const [shown, own] = await Promise.all([
    askBelow(site.ask(downlineOne, { account })),
    site.ask(ratesMine, {}),
  ]);
  const { searchParams } = new URL(args.request.url);
  const isRaised = searchParams.has("raised");
  const isTold = searchParams.has("told");
  const { t, titled } = wordsOf(site, "agent");
  const title = titled(t("person.title", { account: shown.person.account }));
  return { ...shown, most: own.rates, isRaised, isTold, title };
}
export type PersonData = Awaited<ReturnType<typeof loader>>;

/** Raises the rates of somebody directly below. */
export async function action(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const account = nameIn(args.params);
  const submission = parseWithZod(await args.request.formData(), { schema: ratesSchema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  try {
    await site.ask(downlineRatesRaise, { account, rates: ratesIn(submission.value) });
  } catch (error) {
    const isGone = error instanceof Refusal && error.code === "unknown_downline";
    if (isGone) throw new Response("no such page", { status: 404 });
    return answerRefusal(submission, error, { fields: RATE_CATEGORIES });
  }
  return redirect(`/agent/downlineManagmentView/${encodeURIComponent(account)}?raised=1`, 303);
}

const nameIn = ({ account = "" }: { account?: string }) => account.slice(0, 64) || "-";

export default function OnePerson() {
  return (
    <PersonPage
      shown={useLoaderData<typeof loader>()}
      last={useActionData<typeof action>() ?? undefined}
    />
  );
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
