import { listPurseVendors } from "../../play/purses/find-purse-vendor.ts";
import { recallIdle } from "../../play/purses/recall-idle.ts";
import { takeRounds } from "../../play/purses/take-rounds.ts";
import { comparePurses } from "../../play/reconciliation/compare-purses.ts";
import { sweepPurses } from "../sweeps/sweep-purses.ts";
import type { Kind } from "../work/kind.ts";
import { tryEach } from "../work/try-each.ts";
import { hasPurses, inMs, nextMove } from "./next-time.ts";

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;

/** The work on money that vendors keep. */
export const PURSE_KINDS: readonly Kind[] = [
  {
    ...{ name: "purses", after: ["moves"], isEverywhere: true },
    async work(parts) {
      const { store, merchant } = parts;
      const { code } = merchant;
      const vendors = await store.inMerchant(code, (tx) => listPurseVendors(tx, code));
      if (vendors.length === 0) return {};
      const unasked = await sweepPurses(parts);
      const failed = await tryEach(vendors.map((vendor) => () => takeRounds(parts, vendor)));
      const again = (await hasPurses(parts)) ? inMs(parts, 2 * SECOND_MS) : await nextMove(parts);
      return { errors: [...unasked, ...failed], again };
    },
  },
  {
    ...{ name: "idlePurses", after: ["moves"], isEverywhere: true, gapMs: MINUTE_MS },
    async work(parts) {
      if (!(await hasPurses(parts))) return {};
      await recallIdle(parts);
      return { again: inMs(parts, MINUTE_MS) };
    },
  },
  {
    ...{ name: "comparePurses", after: ["moves"], isEverywhere: true, gapMs: 5 * MINUTE_MS },
    async work(parts) {
      if (!(await hasPurses(parts))) return {};
      await comparePurses(parts);
      return { again: inMs(parts, 5 * MINUTE_MS) };
    },
  },
];
