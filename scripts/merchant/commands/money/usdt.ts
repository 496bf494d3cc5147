import { readFile } from "node:fs/promises";
import { parseArgs } from "node:util";
import { parseUsdt } from "#platform/contract/money/usdt.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { parseAmount } from "#platform/domain/money.ts";
import { addChainAddresses } from "#platform/staff/money/add-chain-addresses.ts";
import { setUsdtRate } from "#platform/staff/money/set-usdt-rate.ts";
import { type Command, WrongUse } from "../../command.ts";

const options = { min: { type: "string" }, sure: { type: "boolean", default: false } } as const;

export const usdt: Command = {
  usage: [
    "usdt rate <merchant> 17.20 [--min 5.00] [--sure]",
    "usdt addresses <merchant> <file with one address a line>",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [act, merchant = "", text = ""] = positionals;
    if (act === "addresses" && text) {
      const addresses = (await readFile(text, "utf8")).split(/\s+/).filter(Boolean);
      const added = await addChainAddresses(staff, { merchant, addresses });
      return say(`${merchant} has ${added} addresses more.`);
    }
    const rate = parseAmount(text);
    const usdtMin = values.min === undefined ? null : parseUsdt(values.min);
    if (act !== "rate" || !rate || (values.min !== undefined && !usdtMin)) {
      throw new WrongUse("Say the rate as 17.20, and the least that is credited as --min 5.00.");
    }
    try {
      await setUsdtRate(staff, { merchant, rate, usdtMin, isSure: values.sure });
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== "rate_far") throw error;
      throw new WrongUse(
        `The last rate was ${error.details?.last}: if ${text} is meant, add --sure.`,
      );
    }
    say(`One USDT is worth ${text} at ${merchant}.`);
  },
};
