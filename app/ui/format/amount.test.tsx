import { renderToStaticMarkup } from "react-dom/server";
import { I18nContext } from "react-i18next";
import { expect, test } from "vitest";
import { Amount } from "./amount.tsx";
import { ConventionsContext } from "./format.ts";

const conventions = { symbol: "$", decimals: 2, timeZone: "UTC", locales: {} };

/** The amount's title and its text. */
function shown(value: bigint, props: { isUncut?: boolean; hasRestInTitle?: boolean }) {
  const html = renderToStaticMarkup(
    <I18nContext.Provider value={{ i18n: { language: "es" } } as never}>
      <ConventionsContext.Provider value={conventions}>
        <Amount value={value} {...props} />
      </ConventionsContext.Provider>
    </I18nContext.Provider>,
  );
  return [/title="([^"]*)"/.exec(html)?.[1] ?? null, />([^<]*)</.exec(html)?.[1]];
}

test("an amount in a list is cut to cents, and its title has every digit", () => {
  const hasRestInTitle = true;
  expect(shown(340_370n, { hasRestInTitle })).toEqual(["$34.0370", "$34.03"]);
  expect(shown(29_687n, { hasRestInTitle })).toEqual(["$2.9687", "$2.96"]);
  expect(shown(32_850_000n, { hasRestInTitle })).toEqual([null, "$3,285.00"]);
});

test("an amount that is explained has every digit itself", () => {
  expect(shown(340_370n, { isUncut: true })).toEqual([null, "$34.0370"]);
  expect(shown(340_370n, {})).toEqual([null, "$34.03"]);
});
