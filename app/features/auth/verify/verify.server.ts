import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { rememberAfterLogin } from "#app/request/cookies/remember.server.ts";
import { readSigned } from "#app/request/input/read-signed.server.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite, type Site } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { CHALLENGE_METHODS, type ChallengeMethod } from "#platform/contract/members/auth.ts";
import {
  challengeAnswer,
  challengeSend,
  challengeShow,
} from "#platform/contract/members/challenge.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { afterLogin } from "../after-login.server.ts";
import { readChallenge, writeChallenge } from "../code/challenge-cookie.server.ts";
import { wantsCode } from "../code/wants-code.server.ts";
import { dialogArt } from "../dialog/dialog-art.server.ts";

const SECOND_MS = 1000;
/** The longest countdown shown, whatever the address says. */
const LONGEST_WAIT_MS = 10 * 60 * SECOND_MS;

export const verifySchema = z.object({
  way: z.enum(CHALLENGE_METHODS, "challenge_way"),
  verificationCode: z.string("input_required").trim().max(40, "verification_code_wrong").optional(),
  rememberDevice: z.boolean().default(false),
});
const fields = ["verificationCode"];

/** The open challenge and the chosen method; null when there is nothing to confirm. */
export async function verifyData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { searchParams } = new URL(args.request.url);
  const id = await readChallenge(args.request);
  if (!id && !(await site.member())) throw redirect("/login");
  const challenge = id ? await openChallenge(site, id) : null;
  const ways = challenge?.ways ?? [];
  const chosen = ways.find(({ way }) => way === searchParams.get("way")) ?? ways[0] ?? null;
  const until = Number(searchParams.get("until"));
  const now = Date.now();
  const { t, titled } = wordsOf(site, "access");
  return {
    ways,
    chosen,
    now,
    /** When another code may be requested; null before the first one. */
    until: until > now - LONGEST_WAIT_MS && until < now + LONGEST_WAIT_MS ? until : null,
    art: await dialogArt(site, "w_login"),
    title: titled(t("verify.title")),
  };
}
export type VerifyData = Awaited<ReturnType<typeof verifyData>>;

async function openChallenge(site: Site, id: string) {
  return site.ask(challengeShow, { id }).catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });
}

export async function verify(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const { request } = args;
  const form = await request.formData();
  const id = await readChallenge(request);
  if (!id) throw redirect("/login");
  const submission = parseWithZod(form, { schema: verifySchema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  const { way, verificationCode: code, rememberDevice } = submission.value;
  const isSent = way === "mobile" || way === "email";
  try {
    if (isSent && wantsCode(form)) return await sendCode(site, request, { id, way });
    if (way !== "passkey" && !code) {
      return data(submission.reply({ fieldErrors: { verificationCode: ["input_required"] } }), 400);
    }
    const signed = readSigned(form);
    const session = await site.ask(challengeAnswer, {
      id,
      way,
      rememberDevice,
      ...(code && { code }),
      ...(signed && { requestId: signed.requestId, assertion: signed.answer }),
    });
    const answer = await afterLogin(request, session);
    answer.headers.append("set-cookie", await writeChallenge(request, null));
    const kept = { session, isWanted: session.isRemembered ?? false };
    for (const cookie of await rememberAfterLogin(site, request, kept)) {
      answer.headers.append("set-cookie", cookie);
    }
    return answer;
  } catch (error) {
    return answerRefusal(submission, error, { fields, hideFields: fields });
  }
}

/** Sends a code. The address keeps until when the button waits, so that a reload keeps it too. */
async function sendCode(
  site: Site,
  request: Request,
  { id, way }: { id: string; way: ChallengeMethod },
) {
  if (way !== "mobile" && way !== "email") throw new Refusal("challenge_way");
  const { expiredMinutes } = await site.ask(challengeSend, { id, way });
  const url = new URL(request.url);
  url.searchParams.set("way", way);
  url.searchParams.set("until", String(Date.now() + expiredMinutes * 60 * SECOND_MS));
  return redirect(url.pathname + url.search);
}
