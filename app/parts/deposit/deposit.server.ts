import { randomUUID } from "node:crypto";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { loginAndBack, loginPath } from "#app/request/guards/guest-guard.ts";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { amountReader } from "#app/request/input/amount-reader.server.ts";
import { refusalToReply } from "#app/request/refusal-to-reply.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { depositCreate, depositOptions, deposits } from "#platform/contract/money/cashier.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { backToGame, wayBack } from "./back-to-game.ts";
import { BESIDE } from "./beside.ts";
import { depositSchema } from "./deposit-schema.server.ts";

const RECENT = 6;
const METHOD_MAX = 40;
const AMOUNT_MAX = 16;

export async function depositData(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { searchParams } = new URL(args.request.url);
  const text = (name: string, max: number) => searchParams.get(name)?.slice(0, max) ?? "";
  const [{ methods, limits }, recent] = await Promise.all([
    site.ask(depositOptions, {}),
    site.ask(deposits, { pageNo: 1 }).catch(() => ({ list: [] })),
  ]);
  if (limits.missing.length > 0) throw redirect(limitsFirst(args.request));
  const { t, titled } = wordsOf(site, "member");
  return {
    methods,
    offersLimit: limits.isOffered,
    recent: recent.list.slice(0, RECENT),
    key: randomUUID(),
    // Without an asked one, the method of the last deposit.
    method: text("method", METHOD_MAX) || lastMethod(recent.list),
    amount: text("amount", AMOUNT_MAX),
    back: backToGame(searchParams),
    title: titled(t("deposit.title")),
  };
}

/** The page of the limits that the law wants first; it leads back here. */
function limitsFirst(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return `/member/protection/first?${new URLSearchParams({ to: pathname + search })}`;
}

/** The page where the member does first what this refusal asks; null for any other refusal. */
function firstOf(code: string, request: Request): string | null {
  if (code === "funds_required") return "/member/securityCenter/funds";
  return code === "limits_required" ? limitsFirst(request) : null;
}

const lastMethod = (list: { method: string; createdAt: number }[]): string =>
  list.toSorted((one, other) => other.createdAt - one.createdAt)[0]?.method ?? "";

export type DepositData = Awaited<ReturnType<typeof depositData>>;

/**
 * Opens the deposit once per key, and redirects to the gateway's page or to the payment
 * instructions. A form beside a game gets their address instead, so that the game goes on.
 */
export async function openDeposit(args: ActionFunctionArgs) {
  const { request } = args;
  const form = await request.formData();
  const site = await requireMember(args).catch(backToTyped(request, form));
  const { methods } = await site.ask(depositOptions, {});
  const schema = depositSchema(methods, amountReader(site));
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  const { key, method, amount } = submission.value;
  try {
    const { origin, searchParams } = new URL(request.url);
    const back = wayBack(backToGame(searchParams));
    const returnUrl = `${origin}/member/deposit/latest${back}`;
    const opened = await site.ask(depositCreate, { method, amount, returnUrl }, { key });
    const { redirectUrl, deposit } = opened;
    // A form may redirect only to these origins; any other gateway's page is a link on the
    // deposit's page.
    const isNear = redirectUrl && args.context.payOrigins.includes(new URL(redirectUrl).origin);
    const to = isNear ? redirectUrl : `/member/deposit/${deposit.depositId}${back}`;
    return form.has(BESIDE) ? { payAt: to } : redirect(to, 303);
  } catch (error) {
    const first = error instanceof Refusal ? firstOf(error.code, request) : null;
    if (first) return form.has(BESIDE) ? { payAt: first } : redirect(first, 303);
    const reply = refusalToReply(submission, error, { fields: ["method", "amount"] });
    if (!(error instanceof Refusal)) return data(reply, 503);
    return data(error.code === "key_reused" ? withFreshKey(reply) : reply, 422);
  }
}

/** Where a session ended meanwhile, the login leads back to the form as it was typed. */
function backToTyped(request: Request, form: FormData) {
  return (thrown: unknown): never => {
    const to = thrown instanceof Response ? thrown.headers.get("location") : null;
    if (to !== loginAndBack(request)) throw thrown;
    const text = (name: string, max: number) => String(form.get(name) ?? "").slice(0, max);
    const method = text("method", METHOD_MAX);
    const amount = text("amount", AMOUNT_MAX);
    if (!method && !amount) throw thrown;
    const { pathname, searchParams } = new URL(request.url);
    const back = backToGame(searchParams);
    const typed = new URLSearchParams({ method, amount, ...(back && { back }) });
    throw redirect(loginPath(`${pathname}?${typed}`));
  };
}

/** The old key stays bound to another amount, so the next attempt is a new deposit. */
function withFreshKey<Reply extends { initialValue?: Record<string, unknown> | null }>(
  reply: Reply,
) {
  return { ...reply, initialValue: { ...reply.initialValue, key: randomUUID() } };
}
