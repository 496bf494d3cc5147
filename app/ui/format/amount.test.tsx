import { renderToStaticMarkup } from "react-dom/server";
import { I18nContext } from "react-i18next";
import { expect, test } from "vitest";
import { Amount } from "./amount.tsx";
import { ConventionsContext } from "./format.ts";

const conventions = { symbol: "$", decimals: 2, timeZone: "UTC", locales: {} };

function shown(value: bigint, props: { isUncut?: boolean }) {
  const html = renderToStaticMarkup(
    <I18nContext.Provider value={{ i18n: { language: "es" } } as never}>
      <ConventionsContext.Provider value={conventions}>
        <Amount value={value} {...props} />
      </ConventionsContext.Provider>
    </I18nContext.Provider>,
  );
  return { text: html.replaceAll(/<[^>]*>/g, ""), parts: html.match(/<span/g)?.length };
}

test("an amount is cut to cents", () => {
  expect(shown(340_370n, {})).toEqual({ text: "$34.03", parts: 1 });
  expect(shown(29_687n, {}).text).toBe("$2.96");
});

test("an amount that adds up or is explained has every digit, where cents would cut some", () => {
  expect(shown(340_370n, { isUncut: true })).toEqual({ text: "$34.0370", parts: 2 });
  expect(shown(32_850_000n, { isUncut: true }).text).toBe("$3,285.00");
});
