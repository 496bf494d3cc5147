import { staffFigures } from "../../../contract/staff/merchant/figures.ts";
import { readMerchant } from "../../../core/merchant/find-merchant.ts";
import { at, type OfficeRoute } from "../../office-route.ts";
import { figuresFile } from "./figures-file.ts";
import { listFigures } from "./list-figures.ts";

/** The office's call about figures. */
export const figuresRoutes: readonly OfficeRoute[] = [
  at(staffFigures, async ({ store, merchant }, asked) => {
    const figures = await listFigures({ store }, merchant, asked);
    const { currency } = await readMerchant(store, merchant);
    return { csv: figuresFile(figures, { merchant, currency }) };
  }),
];
