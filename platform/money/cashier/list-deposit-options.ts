import type { Gate } from "../../contract/core/gates.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import type { depositOptions } from "../../contract/money/cashier.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { parseAmount } from "../../domain/money.ts";
import { firstLimits } from "../../members/protection/limits/first-limits.ts";
import { gateOfMethod, isInBankApp, offeredMethods } from "./methods.ts";
import { methodNameIn } from "./to-deposit.ts";

/**
 * The lawful payment methods of this member, with their costs and their speed, and the limits that come
 * before a deposit.
 */
export async function listDepositOptions(
  context: Context,
): Promise<ValueOf<typeof depositOptions>> {
  const { memberId, type } = requireActor(context);
  const { merchant, clientCountry, language } = context;
  const methods = await offeredMethods(context, merchant.code, clientCountry);
  const { allows } = await policyFor(context);
  const isLawful = (gate: Gate | null) => allows.play && (gate === null || allows[gate]);
  const lawful = methods.filter((method) => isLawful(gateOfMethod(method)));
  const isTrial = type === ACCOUNT_TYPE.trial;
  return {
    limits: isTrial ? { missing: [], isOffered: false } : await firstLimits(context, memberId),
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
      isInBankApp: isInBankApp(row),
    })),
  };
}
