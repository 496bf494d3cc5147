import type { Gate } from "../../contract/core/gates.ts";
import type { depositOptions } from "../../contract/money/cashier.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { parseAmount } from "../../domain/money.ts";
import { gateOfMethod, offeredMethods } from "./methods.ts";
import { methodNameIn } from "./to-deposit.ts";

/** The lawful payment methods of this member, with their costs and their speed. */
export async function listDepositOptions(
  context: Context,
): Promise<ValueOf<typeof depositOptions>> {
  requireActor(context);
  const { merchant, clientCountry, language } = context;
  const methods = await offeredMethods(context, merchant.code, clientCountry);
  const { allows } = await policyFor(context);
  const isLawful = (gate: Gate | null) => allows.play && (gate === null || allows[gate]);
  const lawful = methods.filter((method) => isLawful(gateOfMethod(method)));
  return {
    methods: lawful.map((row) => ({
      method: row.code,
      kind: row.kind,
      name: methodNameIn(row, language),
      amountMin: row.amountMin,
      amountMax: row.amountMax,
      quickAmounts: row.quickAmounts.flatMap((text) => parseAmount(text) ?? []),
      fee: row.fee,
      expiresInMinutes: row.expiresInMinutes,
      speed: row.speed,
      usdt: row.usdt,
      hours: row.hours,
      isOpen: row.isOpen,
    })),
  };
}
