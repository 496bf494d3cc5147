import { parseUsdt } from "../../contract/money/usdt.ts";
import { staffUsdtAddresses, staffUsdtRate } from "../../contract/staff/usdt.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { staffOf } from "../people/manage-people.ts";
import { addChainAddresses } from "./add-chain-addresses.ts";
import { setUsdtRate } from "./set-usdt-rate.ts";

/** The office's calls about USDT. */
export const usdtRoutes: readonly OfficeRoute[] = [
  at(staffUsdtRate, (desk, { rate, min, sure }) => {
    const usdtMin = min === undefined ? null : parseUsdt(min);
    const terms = { rate, usdtMin, isSure: sure === "yes" };
    return setUsdtRate(staffOf(desk), { ...terms, merchant: desk.merchant });
  }),
  at(staffUsdtAddresses, async (desk, { addresses }) => ({
    added: await addChainAddresses(staffOf(desk), { merchant: desk.merchant, addresses }),
  })),
];
