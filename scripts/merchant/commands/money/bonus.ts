import { parseArgs } from "node:util";
import { releaseBonus } from "#platform/staff/play/release-bonus.ts";
import { type Command, WrongUse } from "../../command.ts";

export const bonus: Command = {
  usage: ["bonus release <merchant> <vendor> <transaction>"],
  async run(args, staff, say) {
    const { positionals } = parseArgs({ args, allowPositionals: true });
    const [act = "", merchant = "", vendor = "", txId = ""] = positionals;
    if (act !== "release" || !txId) throw new WrongUse("Say which held bonus is released.");
    const { outcome } = await releaseBonus(staff, { merchant, vendor, txId });
    say(
      outcome === "done"
        ? `${txId} is credited.`
        : `${txId} is noted. A second member of staff must release it as well.`,
    );
  },
};
