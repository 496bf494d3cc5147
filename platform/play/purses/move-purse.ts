import type { purseMove } from "../../contract/play/purses.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { UNITS_PER_CURRENCY } from "../../contract/wire/money.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { requireAllowed } from "../../core/guard.ts";
import { formatAmount } from "../../domain/money.ts";
import { sendMove } from "./ask-move.ts";
import { beginMove } from "./begin-move.ts";
import { listPurseVendors } from "./find-purse-vendor.ts";
import { takeRounds } from "./take-rounds.ts";
import { toPurseMove } from "./to-purse-move.ts";

const CENT = UNITS_PER_CURRENCY / 100n;

/**
 * Moves money between the member's cash and one vendor's purse (domain.md 1.5). Returns done,
 * failed with its reason, or open when the vendor did not tell. Refuses fractions of a cent
 * (amount_cents), a vendor without purses (unknown_vendor) and money into a disabled purse
 * (purse_closed). The refusals of beginMove apply as well.
 */
export async function movePurse(
  context: Context,
  { vendor: code, direction, amount }: InputOf<typeof purseMove>,
): Promise<ValueOf<typeof purseMove>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, idempotencyKey } = context;
  if (direction === "in") await requireAllowed(context, "play");
  if (amount < CENT || amount % CENT !== 0n) {
    throw new Refusal("amount_cents", { field: "amount", details: { min: formatAmount(CENT) } });
  }
  const all = await store.inMerchant(merchant.code, (tx) => listPurseVendors(tx, merchant.code));
  const vendor = all.find((one) => one.code === code);
  if (!vendor) throw new Refusal("unknown_vendor", { field: "vendor", status: 404 });
  if (direction === "in" && !vendor.isEnabled) {
    throw new Refusal("purse_closed", { field: "vendor", status: 409 });
  }
  const begun = await beginMove(context, {
    memberId,
    vendor: code,
    direction,
    amount,
    origin: "player",
    idempotencyKey: idempotencyKey ?? "",
  });
  const row = await sendMove(context, begun);
  if (direction === "out") await takeRounds(context, vendor);
  return toPurseMove(row, vendor.name);
}
