import { and, eq, ne } from "drizzle-orm";
import type { MerchantFile } from "../../../../contract/staff/merchant/merchant-file.ts";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { parseAmount } from "../../../../domain/money.ts";
import { depositMethods } from "../../../../store/schema/cashier.ts";
import { formOf, rowOf } from "../../../money/deposits/methods/method-row.ts";
import type { Section } from "../section.ts";
import { keyed } from "./keyed.ts";

type Method = NonNullable<MerchantFile["methods"]>[number] & { position: number };

/** The ways to pay, in the file's order. A method that goes is closed and stays in the books. */
export const methods: Section = {
  name: "methods",
  isMoney: () => true,
  wanted({ methods: list }) {
    if (!list) return null;
    const wrong = list.findIndex(
      (one) => parseAmount(one.amountMin)! > parseAmount(one.amountMax)!,
    );
    if (wrong >= 0) {
      throw new Refusal("invalid_file", { field: `file.methods.${wrong}.amountMin` });
    }
    const placed = list.map((method, position): Method => ({ ...method, position }));
    return keyed("methods", placed, ({ code }) => code);
  },
  async read(tx, merchant) {
    const offered = and(
      eq(depositMethods.merchant, merchant),
      eq(depositMethods.isEnabled, true),
      ne(depositMethods.kind, "staff"),
    );
    const rows = await tx.select().from(depositMethods).where(offered);
    return new Map(rows.map((row) => [row.code, { ...formOf(row), position: row.position }]));
  },
  async write(tx, merchant, changes) {
    for (const [code, value] of changes) {
      const own = and(eq(depositMethods.merchant, merchant), eq(depositMethods.code, code));
      if (value === null) {
        await tx.update(depositMethods).set({ isEnabled: false }).where(own);
        continue;
      }
      const { position, ...form } = value as Method;
      const row = { ...rowOf(form), position, isEnabled: true };
      await tx
        .insert(depositMethods)
        .values({ merchant, ...row })
        .onConflictDoUpdate({ target: [depositMethods.merchant, depositMethods.code], set: row });
    }
  },
};
