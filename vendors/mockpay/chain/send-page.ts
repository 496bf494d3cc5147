import { html } from "hono/html";
import { formatUsdt } from "#platform/contract/money/usdt.ts";
import { frame } from "../page.ts";
import { type Language, wordsOf } from "../words.ts";
import { SOLID_AFTER } from "./blocks.ts";
import type { AddressRow } from "./chain-rows.ts";

type Shown = {
  address: AddressRow;
  transfers: { value: string; confirmations: number }[];
  amount: string;
  isWrong: boolean;
  language: Language;
};

/** The address, the form that sends to it, and the progress of each transfer. */
export function sendPage({ address, transfers, amount, isWrong, language }: Shown) {
  const words = wordsOf(language);
  const say = words.chain;
  const at = `/chain/send/${address.address}`;
  return frame(
    language,
    say.title,
    html`<p class="label">${say.text}</p>
      <p class="voucher">${address.address}</p>
      <form method="post" action="${at}?lang=${language}">
        <label class="label" for="amount">${say.amount}</label>
        <input id="amount" name="amount" value="${amount}" inputmode="decimal" autocomplete="off"
          maxlength="20" required ${isWrong ? html`aria-invalid="true" aria-describedby="wrong"` : ""} />
        ${isWrong ? html`<p class="wrong" id="wrong" role="alert">${say.wrong}</p>` : ""}
        <button class="primary">${say.send}</button>
      </form>
      ${
        transfers.length > 0
          ? html`<h2>${say.sent}</h2>
              <ul class="sent">
                ${transfers.map(
                  ({ value, confirmations }) => html`<li>
                    <strong>${formatUsdt(BigInt(value))} USDT</strong>
                    <span>${say.confirmations(
                      Math.min(confirmations, SOLID_AFTER + 1),
                      SOLID_AFTER + 1,
                    )}</span>
                  </li>`,
                )}
              </ul>
              <form method="post" action="${at}/blocks?lang=${language}">
                <button class="other" aria-describedby="hint-blocks">${say.skip}</button>
                <span class="hint" id="hint-blocks">${say.skipHint}</span>
              </form>`
          : ""
      }
      <p><a href="${address.return_url}">${words.back}</a></p>`,
  );
}
