import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { safePath } from "#app/request/redirects.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { proofNeeds, proofSend } from "#platform/contract/members/challenge.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { answerForm, proofShape, prove } from "../security/form/security-form.server.ts";

const MINUTE_MS = 60_000;
/** A trial account has nothing to prove; the member centre says what it lacks. */
const NOTHING = { password: false, code: false, sent: [] };

/** The proofs this member can give, and where a code would be sent. */
export async function proofData(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { titled, t } = wordsOf(site, "security");
  const needs = await site.ask(proofNeeds, {}).catch((error: unknown) => {
    if (error instanceof Refusal) return NOTHING;
    throw error;
  });
  const way = new URL(args.request.url).searchParams.get("way");
  const to = needs.sent.find(({ channel }) => channel === way) ?? needs.sent[0] ?? null;
  const other = needs.sent.find((one) => one !== to) ?? null;
  return { needs, to, other, now: Date.now(), title: titled(t("proof.title")) };
}
export type ProofData = Awaited<ReturnType<typeof proofData>>;

const channel = z.enum(["mobile", "email"]);

/** Checks the proof and redirects to the change that required it. */
export async function giveProof(args: ActionFunctionArgs) {
  const { request } = args;
  const intent = (await request.clone().formData()).get("intent");
  if (intent === "send") {
    return answerForm(args, { channel }, async (site, to) => {
      const { expiredMinutes, sentTo } = await site.ask(proofSend, to);
      const until = String(Date.now() + expiredMinutes * MINUTE_MS);
      return data({ initialValue: { sentTo, until } }, 200);
    });
  }
  const verificationCode = z.string().trim().max(40).default("");
  const text = z.string().max(255).optional();
  const sent = { channel: channel.optional(), sentTo: text, until: text };
  const shape = { ...proofShape, verificationCode, ...sent };
  return answerForm(args, shape, async (site, proof) => {
    await prove(site, proof);
    return redirect(safePath(new URL(request.url).searchParams.get("to"), "/member"));
  });
}
