import { html } from "hono/html";
import {
  decimalsOf,
  isSharedSign,
  moneyForm,
  moneyLocale,
  moneyWriter,
} from "#platform/contract/wire/written-money.ts";
import { fromAmountText } from "../wallet/money-text.ts";
import type { Action } from "./decide.ts";
import { type OrderRow, statusOf } from "./order.ts";
import { type Language, wordsOf } from "./words.ts";

type Html = ReturnType<typeof html>;

/** The page of one order: buttons while it waits, then its outcome. */
export function orderPage(order: OrderRow, language: Language, now: Date): Html {
  const words = wordsOf(language);
  const status = statusOf(order, now);
  const isWaiting = status === "WAITING" && !order.outcome;
  const body = isWaiting
    ? waiting(order, language, now)
    : settled(order, language, status === "WAITING" ? "LATE" : status);
  return frame(
    language,
    order.method_name || words.kinds[order.kind].title,
    html`<p class="label">${words.kinds[order.kind].text}</p>
      ${order.voucher ? html`<p class="voucher">${order.voucher}</p>` : ""}
      <p class="label">${isWaiting ? words.toPay : words.amount}</p>
      <p class="amount">${moneyOf(order, language)}</p>
      <p class="reference">${words.reference} <code>${order.reference}</code></p>
      ${body}`,
  );
}

export function missingPage(language: Language): Html {
  const words = wordsOf(language);
  return frame(language, words.missingTitle, html`<p class="state">${words.missing}</p>`);
}

function waiting(order: OrderRow, language: Language, now: Date): Html {
  const words = wordsOf(language);
  const minutes = Math.ceil((order.expires_at.getTime() - now.getTime()) / 60_000);
  return html`<p class="left">${words.minutesLeft(minutes)}</p>
    ${button(order, "pay", language, "primary")}
    <h2>${words.others}</h2>
    <div class="others">
      ${(["fail", "late", "twice", "less"] as const).map((action) =>
        button(order, action, language, "other"),
      )}
    </div>
    <p><a href="${order.return_url}">${words.back}</a></p>`;
}

function button(order: OrderRow, action: Action, language: Language, look: string): Html {
  const { label, hint } = wordsOf(language).actions[action];
  const id = `hint-${action}`;
  return html`<form method="post" action="/pay/${order.id}/${action}?lang=${language}">
    <button class="${look}" aria-describedby="${id}">${label}</button>
    <span class="hint" id="${id}">${hint}</span>
  </form>`;
}

function settled(
  order: OrderRow,
  language: Language,
  state: Exclude<ReturnType<typeof statusOf>, "WAITING"> | "LATE",
): Html {
  const words = wordsOf(language);
  return html`<div class="state ${state.toLowerCase()}" role="status">
      <span class="seal" aria-hidden="true"></span>
      <h2>${words.states[state].title}</h2>
      <p>${words.states[state].text}</p>
    </div>
    <a class="primary" href="${order.return_url}">${words.back}</a>
    ${
      state === "PAID"
        ? html`<h2>${words.afterwards}</h2>
            ${button(order, "refund", language, "other")}`
        : ""
    }`;
}

/** Head, name and footer around a page's content. */
export function frame(language: Language, title: string, body: Html): Html {
  const words = wordsOf(language);
  const other = language === "es" ? "en" : "es";
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · MOCKPAY</title>
        <link rel="icon" type="image/svg+xml" href="/icon.svg" />
        <link rel="preload" href="/face.woff2" as="font" type="font/woff2" crossorigin />
        <link rel="stylesheet" href="/style.css" />
      </head>
      <body>
        <header>
          <span class="mark"><i></i>mockpay</span>
          <a href="?lang=${other}" lang="${other}" hreflang="${other}">${words.otherLanguage}</a>
        </header>
        <main>
          <h1>${title}</h1>
          ${body}
        </main>
        <footer>${words.demo}</footer>
      </body>
    </html>`;
}

/** "$200.00 MXN": the code follows where the sign alone does not name the currency. */
function moneyOf(order: OrderRow, language: Language): string {
  const { currency, country } = order;
  const symbol = order.symbol ?? currency;
  const form = { locale: moneyLocale(language, country), symbol, decimals: decimalsOf(currency) };
  const units = fromAmountText(order.paid_amount ?? order.amount);
  const written = moneyWriter(moneyForm(form))(units);
  return isSharedSign(symbol) ? `${written}\u00a0${currency}` : written;
}
