import { createInstance } from "i18next";
import { expect, test } from "vitest";
import { i18nOptions } from "./languages.ts";
import { sentenceEnd } from "./sentence-end.ts";

test("a sentence that ends with a time has one stop", () => {
  const i18n = createInstance();
  const texts = { renews: "Se renueva el {{time}}.", plain: "Espera… {{time}}. Luego sigue." };
  i18n.use(sentenceEnd).init({
    ...{ ...i18nOptions, lng: "es", initAsync: false },
    resources: { es: { common: texts } },
  });
  const at = (hour: number) =>
    new Intl.DateTimeFormat("es-MX", { timeStyle: "short", timeZone: "UTC" }).format(
      Date.UTC(2026, 10, 29, hour),
    );
  expect(i18n.t("renews", { time: at(0) })).toBe("Se renueva el 12:00 a.m.");
  expect(i18n.t("plain", { time: at(21) })).toBe("Espera… 9:00 p.m. Luego sigue.");
  expect(i18n.t("renews", { time: "29 nov" })).toBe("Se renueva el 29 nov.");
});
