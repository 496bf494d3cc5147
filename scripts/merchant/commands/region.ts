import { parseArgs } from "node:util";
import { blockRegion } from "#platform/staff/merchant/block-region.ts";
import { type Command, WrongUse } from "../command.ts";

const options = { countries: { type: "string" }, ranges: { type: "string" } } as const;

export const region: Command = {
  usage: [
    "region <merchant> block [--countries US,FR] [--ranges 203.0.113.0/24,2001:db8::/32]",
    "region <merchant> open",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [merchant, act] = positionals;
    const [countries, ranges] = [listOf(values.countries), listOf(values.ranges)];
    const isBlock = act === "block" && countries.length + ranges.length > 0;
    const isOpen = act === "open" && countries.length + ranges.length === 0;
    if (!merchant || !(isBlock || isOpen))
      throw new WrongUse("Say where it is closed, or open it.");
    await blockRegion(staff, { merchant, countries, ranges });
    say(isOpen ? `${merchant} is closed nowhere.` : `${merchant} is closed to these alone.`);
  },
};

const listOf = (text = "") => text.split(",").filter((part) => part !== "");
