import { parseArgs } from "node:util";
import { FREE_ROUNDS_MAX, vendorTxId } from "#platform/contract/play/vendor-wallet.ts";
import { formatAmount, parseAmount } from "#platform/domain/money.ts";
import {
  grantFreeRounds,
  revokeFreeRounds,
} from "#platform/staff/play/free-rounds/grant-free-rounds.ts";
import { listFreeRounds } from "#platform/staff/play/free-rounds/list-free-rounds.ts";
import { type Command, WrongUse } from "../command.ts";

const options = {
  game: { type: "string", default: "" },
  rounds: { type: "string", default: "" },
  stake: { type: "string", default: "" },
  days: { type: "string", default: "7" },
} as const;
const DAYS_MAX = 90;

export const freeRounds: Command = {
  usage: [
    "rounds list <merchant>",
    "rounds grant <merchant> <account> <campaign> --game tres-cerezas --rounds 10 --stake 1.00 [--days 7]",
    "rounds revoke <merchant> <account> <campaign>",
  ],
  async run(args, staff, say) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const [act, merchant = "", account = "", campaign = ""] = positionals;
    if (act === "list") {
      for (const { grant, username } of await listFreeRounds(staff, merchant)) {
        const played = `${grant.used}/${grant.rounds} at ${formatAmount(grant.stake)}`;
        const until = grant.expiresAt.toISOString().slice(0, 10);
        const { state, game } = grant;
        say(
          `${grant.campaign}  ${username}  ${state.padEnd(8)}  ${game}  ${played}  until ${until}`,
        );
      }
      return;
    }
    if (!vendorTxId.safeParse(campaign).success)
      throw new WrongUse("Name the merchant, the account and the campaign.");
    if (act === "revoke") {
      await revokeFreeRounds(staff, { merchant, account, campaign });
      return say(`${account} has no free rounds of ${campaign} left.`);
    }
    const [rounds, days] = [Number(values.rounds), Number(values.days)];
    const stake = parseAmount(values.stake);
    const isCount = (count: number, most: number) =>
      Number.isInteger(count) && count > 0 && count <= most;
    const isWhole = isCount(rounds, FREE_ROUNDS_MAX) && isCount(days, DAYS_MAX);
    if (act !== "grant" || !values.game || !stake || !isWhole)
      throw new WrongUse("Say the game, how many rounds at which stake, and for how many days.");
    const grant = { merchant, account, campaign, game: values.game, rounds, stake, days };
    await grantFreeRounds(staff, grant);
    say(`${account} gets ${rounds} free rounds of ${values.game}. Its vendor hears of them now.`);
  },
};
