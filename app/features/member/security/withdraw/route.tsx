import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofNeeds } from "#platform/contract/members/challenge.ts";
import { profile } from "#platform/contract/members/profile.ts";
import { withdrawPasswordReset, withdrawPasswordSet } from "#platform/contract/money/payout.ts";
import { centrePage } from "../centre-page.server.ts";
import { answerForm, done, proofShape, prove } from "../form/security-form.server.ts";
import { type WithdrawForm, WithdrawPage } from "./withdraw-page.tsx";

export const handle = { i18n: ["member", "security", "auth"] };

export const loader = (args: LoaderFunctionArgs) =>
  centrePage(args, "withdraw.title", async (site, request) => {
    const [own, needs] = await Promise.all([site.ask(profile, {}), site.ask(proofNeeds, {})]);
    return {
      form: formOf(own.hasWithdrawPassword, new URL(request.url)),
      lockedUntil: own.withdrawLockedUntil,
      usableAt: own.withdrawUsableAt,
      needs,
    };
  });

/** A first PIN, a change with the current one, or a reset for members who forgot it. */
function formOf(hasDigits: boolean, { searchParams }: URL): WithdrawForm {
  if (!hasDigits) return "set";
  return searchParams.has("forgot") ? "reset" : "change";
}

const digits = z.string().max(40).default("");

export const action = (args: ActionFunctionArgs) =>
  answerForm(
    args,
    { intent: digits, current: digits, pin: digits, confirmPin: digits, ...proofShape },
    async (site, { intent, current, pin, confirmPin, ...proof }) => {
      if (intent !== "change") await prove(site, proof);
      const given = { password: pin, confirmPassword: confirmPin };
      if (intent === "reset") {
        await site.ask(withdrawPasswordReset, given);
        return done("withdrawPasswordReset");
      }
      await site.ask(withdrawPasswordSet, { current, ...given });
      return done("withdrawPassword");
    },
  );

export default function WithdrawPassword() {
  const data = useLoaderData<typeof loader>();
  const last = useActionData<typeof action>();
  return data && <WithdrawPage data={data} last={last} />;
}

export const meta: MetaFunction<typeof loader> = ({ data }) => [{ title: data?.title }];
