import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { wordsOf } from "#app/server/page-title.server.ts";
import { proofNeeds } from "#platform/contract/challenge.ts";
import { withdrawPasswordSet } from "#platform/contract/payout.ts";
import { profile } from "#platform/contract/profile.ts";
import { realSite } from "../real-site.server.ts";
import { answerForm, done, proofShape, prove } from "../security-form.server.ts";
import { WithdrawPage } from "./withdraw-page.tsx";

export const handle = { i18n: ["member", "security", "auth"] };

export async function loader(args: LoaderFunctionArgs) {
  const site = await realSite(args);
  if (!site) return null;
  const { t, titled } = wordsOf(site, "security");
  const [own, needs] = await Promise.all([site.ask(profile, {}), site.ask(proofNeeds, {})]);
  return {
    isChange: own.hasWithdrawPassword,
    lockedUntil: own.withdrawLockedUntil,
    needs,
    title: titled(t("withdraw.title")),
  };
}

const digits = z.string().max(40).default("");

export const action = (args: ActionFunctionArgs) =>
  answerForm(
    args,
    { intent: digits, current: digits, pin: digits, confirmPin: digits, ...proofShape },
    async (site, { intent, current, pin, confirmPin, ...proof }) => {
      if (intent === "set") await prove(site, proof);
      const given = { current, password: pin, confirmPassword: confirmPin };
      await site.ask(withdrawPasswordSet, given);
      return done("withdrawPassword");
    },
  );

export default function WithdrawPassword() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <WithdrawPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
