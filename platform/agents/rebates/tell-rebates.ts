import { and, eq, gt, sum } from "drizzle-orm";
import { writeMessage } from "../../core/outbox/write-message.ts";
import { formatAmount } from "../../domain/money.ts";
import type { Transaction } from "../../store/open-store.ts";
import { agentRebates } from "../../store/schema/rebate.ts";
import type { ContractWriter } from "../contracts/act-on-contract.ts";

/** Tells each agent once what its teams' play of a day gave. Own play is too frequent for messages. */
export async function tellRebates(
  writer: ContractWriter,
  tx: Transaction,
  day: string,
): Promise<void> {
  const { agent, amount, source } = agentRebates;
  const got = await tx
    .select({ agent, amount: sum(amount) })
    .from(agentRebates)
    .where(
      and(
        eq(agentRebates.merchant, writer.merchant.code),
        eq(agentRebates.day, day),
        eq(source, "TEAM"),
        gt(amount, 0n),
      ),
    )
    .groupBy(agent);
  for (const row of got) {
    const details = { amount: formatAmount(BigInt(row.amount!)) };
    await writeMessage(writer, tx, row.agent, "rebatePaid", details);
  }
}
