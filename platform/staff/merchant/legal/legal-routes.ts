import {
  staffJurisdictionPlan,
  staffJurisdictionSet,
} from "../../../contract/staff/merchant/jurisdiction.ts";
import {
  HASH_SHOWN,
  staffLegalConfirm,
  staffLegalForget,
  staffLegalList,
  staffLegalShow,
} from "../../../contract/staff/merchant/legal.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { findMerchant } from "../../../core/merchant/find-merchant.ts";
import { legalPieces, type Piece } from "../../../core/merchant/legal/legal-pieces.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { type MerchantDesk, staffOf } from "../../people/manage-people.ts";
import { confirmLegal } from "./confirm-legal.ts";
import { forgetLegal } from "./forget-legal.ts";
import { planJurisdiction } from "./plan-jurisdiction.ts";
import { setJurisdiction } from "./set-jurisdiction.ts";

/** Staff's calls about the law of a merchant's place, and the legal pieces of its site. */
export const legalRoutes: readonly OfficeRoute[] = [
  at(staffLegalList, async (desk) => (await piecesOf(desk)).map(shownOf)),
  at(staffLegalShow, async (desk, { piece }) => {
    const found = (await piecesOf(desk)).find((one) => one.piece === piece)!;
    if (found.text === null) throw new Refusal("unknown_text", { field: "piece", status: 404 });
    return { ...shownOf(found), text: found.text };
  }),
  at(staffLegalConfirm, async (desk, { piece, hash, sure }) => {
    const { merchant } = desk;
    return shownOf(
      await confirmLegal(staffOf(desk), { merchant, piece, hash, isSure: sure === "yes" }),
    );
  }),
  at(staffLegalForget, async (desk, { brand }) => {
    await forgetLegal(staffOf(desk), { merchant: desk.merchant, brand });
    return {};
  }),
  at(staffJurisdictionPlan, (desk, { jurisdiction }) =>
    planJurisdiction(staffOf(desk), { merchant: desk.merchant, jurisdiction }),
  ),
  at(staffJurisdictionSet, (desk, { jurisdiction }) =>
    setJurisdiction(staffOf(desk), { merchant: desk.merchant, jurisdiction }),
  ),
];

async function piecesOf({ store, merchant }: MerchantDesk): Promise<Piece[]> {
  await findMerchant(store, merchant);
  return store.inMerchant(merchant, (tx) => legalPieces(tx, merchant));
}

const shownOf = ({ piece, state, brands, hash, since, confirmedBy, confirmedAt }: Piece) => ({
  ...{ piece, state, by: confirmedBy },
  hash: hash?.slice(0, HASH_SHOWN) ?? null,
  since: since?.getTime() ?? null,
  at: confirmedAt?.getTime() ?? null,
  brands: brands.join(", "),
});
