// @ts-check
/** @import { SeatRound } from "#vendors/studio/rounds/seat-rounds.ts" */
/** @import { Words } from "../page/words.ts" */
import { element } from "./elements.js";
import { askHistory } from "./server.js";
import { createSheet } from "./sheet.js";

/**
 * The dialog with the last rounds of the player at this game, read each time it opens.
 * @param {{ words: Pick<Words, "gift" | "historyLoading" | "historyEmpty" | "historyFailed">, money: (units: bigint) => string, locale: string }} options
 */
export function createHistory({ words, money, locale }) {
  const dialog = createSheet("history");
  const note = element("history-note");
  const table = element("history-table");
  const body = element("history-rows");
  // The form in which the site's own list of bets writes a round's time.
  const date = new Intl.DateTimeFormat(locale, { dateStyle: "medium" });
  const time = new Intl.DateTimeFormat(locale, { timeStyle: "medium" });

  /** @param {SeatRound} round */
  const rowOf = ({ at, stake, payout, isGift }) => {
    const row = document.createElement("tr");
    const head = document.createElement("th");
    head.scope = "row";
    const [day, moment] = [document.createElement("span"), document.createElement("span")];
    day.textContent = `${date.format(at)}, `;
    moment.textContent = time.format(at);
    head.append(day, moment);
    const paid = isGift ? 0n : BigInt(stake);
    const cells = [isGift ? words.gift : money(paid), money(BigInt(payout))].map((text) => {
      const cell = document.createElement("td");
      cell.textContent = text;
      return cell;
    });
    row.toggleAttribute("data-gain", BigInt(payout) > paid);
    row.append(head, ...cells);
    return row;
  };

  element("open-history").addEventListener("click", async () => {
    table.hidden = true;
    note.hidden = false;
    note.textContent = words.historyLoading;
    dialog.showModal();
    const rounds = await askHistory().catch(() => null);
    body.replaceChildren(...(rounds ?? []).map(rowOf));
    table.hidden = !rounds?.length;
    note.hidden = !table.hidden;
    note.textContent = rounds ? words.historyEmpty : words.historyFailed;
  });
}
