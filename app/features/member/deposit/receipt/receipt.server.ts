import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { backToGame, wayBack } from "#app/parts/deposit/back-to-game.ts";
import { requireOwnOrigin } from "#app/request/address/own-origin.server.ts";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { qrPath } from "#app/respond/qr-path.server.ts";
import { bonusOffers } from "#platform/contract/club/bonuses.ts";
import { DEPOSIT_SLIP, depositOne, deposits } from "#platform/contract/money/cashier.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { sendSlip } from "../slip/send-slip.server.ts";
import { barcodePath } from "./barcode.ts";
import { giveUp } from "./give-up.server.ts";

type MemberSite = Awaited<ReturnType<typeof requireMember>>;

const idOf = ({ params }: Pick<LoaderFunctionArgs, "params">) =>
  (params.depositId ?? "").slice(0, 64);

/** One deposit. "latest" is the return address for a gateway, which does not know our id. */
export async function receiptData(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const depositId = idOf(args);
  const back = backToGame(new URL(args.request.url).searchParams);
  if (depositId === "latest") {
    const [latest] = (await site.ask(deposits, { order: "newest", pageNo: 1 })).list;
    throw redirect(`/member/deposit${latest ? `/${latest.depositId}` : ""}${wayBack(back)}`);
  }
  const { t, titled } = wordsOf(site, "member");
  const deposit = await site.ask(depositOne, { depositId }).catch((error: unknown) => {
    if (error instanceof Refusal) throw new Response("no such deposit", { status: 404 });
    throw error;
  });
  const bonus = deposit.status === "CREDITED" ? await bonusFor(site, depositId) : null;
  const code = deposit.payment?.code ?? "";
  return {
    deposit,
    bonus,
    back,
    qr: code && ["qr", "chain"].includes(deposit.payment?.kind ?? "") ? qrPath(code) : null,
    barcode: deposit.payment?.kind === "voucher" ? barcodePath(code) : null,
    slipMegabytes: DEPOSIT_SLIP.imageBytesMax / 2 ** 20,
    now: Date.now(),
    title: titled(t("receipt.title")),
  };
}
/** What a bonus for this deposit would give now; null without one. */
async function bonusFor(site: MemberSite, depositId: string): Promise<bigint | null> {
  if ((await site.refused()).includes("welcomeBonus")) return null;
  const { offers } = await site.ask(bonusOffers, {});
  const mine = offers.find(({ deposit, block }) => deposit?.id === depositId && !block);
  return mine?.amount ?? null;
}

export type ReceiptData = Awaited<ReturnType<typeof receiptData>>;

/** The `act` in the address of the form that cancels the deposit. */
const GIVES_UP = "cancel";

/** Accepts the proof of a transfer or cancels the deposit; the page then shows the new status. */
export async function changeReceipt(args: ActionFunctionArgs) {
  const depositId = idOf(args);
  const isOver = new URL(args.request.url).searchParams.get("act") === GIVES_UP;
  const problem = await (isOver ? giveUp(args, depositId) : sendSlip(args, depositId));
  return problem
    ? data({ problem: problem.message }, problem.status)
    : redirect(`/member/deposit/${depositId}`, 303);
}

/**
 * Does the same for a script that shows upload progress. A problem with the picture is a normal
 * answer, because a browser would log another status as an error.
 */
export async function takeSlipAside(args: ActionFunctionArgs): Promise<Response> {
  requireOwnOrigin(args.request);
  const problem = await sendSlip(args, idOf(args));
  return Response.json({ problem: problem?.message ?? null });
}
