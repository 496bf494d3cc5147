import type { Waiting } from "../../contract/staff/outcome.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { changeSettings } from "../../core/merchant/config/change-settings.ts";
import type { Letterhead } from "../../core/outbox/merchant-sender.ts";
import { changeRule } from "../merchant/change-rule.ts";
import type { StaffContext } from "../staff-context.ts";

type Input = {
  merchant: string;
  head: { [Part in keyof Letterhead]?: Letterhead[Part] | undefined };
};

/**
 * Changes the given parts of a merchant's letterhead; null restores the platform's own. It may wait for
 * a second person, like changeRule. Refuses with nothing_to_change.
 */
export async function setSender(
  context: StaffContext,
  { merchant, head }: Input,
): Promise<Waiting> {
  if (Object.keys(head).length === 0) throw new Refusal("nothing_to_change");
  const wanted = { merchant, verb: "setSender", subject: "sender", input: { head } };
  return changeRule(context, wanted, {
    check: () => {},
    work: (tx, made) =>
      changeSettings(tx, merchant, made, (settings) => ({
        ...settings,
        sender: { ...(settings.sender as Partial<Letterhead> | undefined), ...head },
      })),
  });
}
