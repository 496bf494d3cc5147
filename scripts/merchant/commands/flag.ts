import { FLAGS } from "#platform/contract/core/site.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { hasFlag } from "#platform/domain/core/whitelabel.ts";
import { setFlag } from "#platform/staff/merchant/set-flag.ts";
import { type Command, WrongUse } from "../command.ts";

const WORDS: Readonly<Record<string, boolean | null>> = { on: true, off: false, default: null };

export const flag: Command = {
  usage: ["flag <merchant> list", "flag <merchant> FREEPLAY3 on|off|default"],
  async run([merchant, name, word = ""], staff, say) {
    if (!merchant || !name) throw new WrongUse("Say whose flag, and which.");
    if (name !== "list") {
      const isOn = WORDS[word];
      if (isOn === undefined) throw new WrongUse("A flag is on, off or default.");
      await setFlag(staff, { merchant, flag: name, isOn });
    }
    const { whitelabel } = await readMerchant(staff.store, merchant);
    const tree = JSON.stringify(whitelabel);
    for (const one of FLAGS.filter((one) => name === "list" || one === name)) {
      const isSaid = tree.includes(`"modId":"${one}"`);
      const state = hasFlag(whitelabel, one) ? "on" : "off";
      say(`${one.padEnd(24)}${isSaid ? state : "not said: as the brand has it"}`);
    }
  },
};
