import { expect, test } from "vitest";
import { formatsFor } from "./format.ts";

const pesos = { symbol: "P", decimals: 2, timeZone: "America/Mexico_City", locales: {} };
const { amount, amountShort, ago, percent } = formatsFor("es", pesos);

test("thousands have commas and two decimals", () =>
  expect(amount(12_345_678_900n)).toBe("P\u00a01,234,567.89"));
test("English writes amounts alike", () =>
  expect(formatsFor("en", pesos).amount(12_345_600n)).toBe("P\u00a01,234.56"));
test("a sign stands at its figures, what ends in a letter stands apart", () => {
  const written = (symbol: string) => formatsFor("en", { ...pesos, symbol }).amount(2_000n);
  expect(["€", "$", "S/", "US$"].map(written)).toEqual([
    "€0.20",
    "$0.20",
    "S/\u00a00.20",
    "US$0.20",
  ]);
});
test("a balance is cut, never rounded up", () => expect(amount(19_999n)).toBe("P\u00a01.99"));
test("whole amounts may lose their zeros", () => {
  expect(amountShort(5_000_000n)).toBe("P\u00a0500");
  expect(amountShort(2_000n)).toBe("P\u00a00.20");
});
test("an RTP has two decimals, and in Spain its sign stands apart", () => {
  expect(percent("95.99")).toBe("95.99%");
  const ofSpain = formatsFor("es", { ...pesos, locales: { es: "es-ES" } });
  expect(ofSpain.percent("95.99")).toBe("95,99\u00a0%");
});
test("a round's time has its seconds", () => {
  const at = Date.UTC(2026, 10, 21, 3, 40, 5);
  expect(formatsFor("es", pesos).exactTime(at)).toMatch(/:40:05/);
  expect(formatsFor("en", pesos).exactTime(at)).toMatch(/:40:05/);
});
test("times are written in the page's language", () => {
  expect(ago(0, 120_000)).toBe("hace 2 min");
  expect(formatsFor("en", pesos).ago(0, 7_200_000)).toBe("2 hr ago");
});
test("today and yesterday are written as words, in the brand's own time zone", () => {
  const { dayAndTime } = formatsFor("es", { ...pesos, timeZone: "Europe/Madrid" });
  const now = Date.UTC(2026, 10, 20, 23, 30);
  const hours = (count: number) => now - count * 3_600_000;
  expect(dayAndTime(now, now)).toMatch(/^hoy, 12:30\s/);
  expect(dayAndTime(hours(1), now)).toMatch(/^ayer, 11:30\s/);
  expect(dayAndTime(hours(48), now)).toMatch(/^19 nov 2026, 12:30\s/);
});
test("a time is shown in the brand's own time zone", () => {
  const noon = Date.UTC(2026, 10, 20, 18);
  const madrid = { ...pesos, timeZone: "Europe/Madrid" };
  expect(formatsFor("en", pesos).time(noon)).toBe("12:00");
  expect(formatsFor("en", madrid).time(noon)).toBe("19:00");
  expect(formatsFor("es", madrid).stamp(noon)).toBe("2026-11-20 19:00:00");
});

test("what came and what went have their sign at the figures", () => {
  const { change } = formatsFor("es", pesos);
  expect([change(5_000_000n), change(-5_000_000n), change(0n)]).toEqual([
    "+P\u00a0500.00",
    "−P\u00a0500.00",
    "P\u00a00.00",
  ]);
});
test("below zero every figure has the one minus sign, in front of the symbol", () => {
  const { amount, exact, number } = formatsFor("es", { ...pesos, symbol: "$" });
  expect([amount(-5_000_000n), exact(-5_000n), number(-1_234)]).toEqual([
    "−$500.00",
    "−0.5000",
    "−1,234",
  ]);
});
test("an amount that is explained shows what cents would cut off", () => {
  const { uncut } = formatsFor("es", { ...pesos, symbol: "$" });
  expect([uncut(84_300n), uncut(84_320n), uncut(-1n)]).toEqual(["$8.43", "$8.4320", "−$0.0001"]);
  const chile = { ...pesos, symbol: "$", decimals: 0, locales: { es: "es-CL" } };
  expect([20_000n, 25_000n].map(formatsFor("es", chile).uncut)).toEqual(["$2", "$2,5000"]);
});
test("a row of pay adds up as shown, and what comes to its reader has a sign", () => {
  const { uncut, uncutChange } = formatsFor("es", { ...pesos, symbol: "$" });
  const [gross, below] = [12_500n, 7_450n];
  expect([gross, below, gross - below].map(uncut)).toEqual(["$1.25", "$0.7450", "$0.5050"]);
  expect([gross - below, -5_000n, 0n].map(uncutChange)).toEqual(["+$0.5050", "−$0.50", "$0.00"]);
});
test("a currency without decimals has none", () => {
  const chile = { ...pesos, symbol: "$", decimals: 0, locales: { es: "es-CL" } };
  const { amount, figures, read } = formatsFor("es", chile);
  expect(amount(123_456_700n)).toBe("$12.345");
  expect(figures(0n).figures).toBe("0");
  expect([read("12.345"), read("12,5")]).toEqual([123_450_000n, null]);
});
test("a brand writes in its own form of a language", () =>
  expect(formatsFor("es", { ...pesos, locales: { es: "es-ES" } }).amount(123_456_700n)).toBe(
    "12.345,67\u00a0P",
  ));
test("among words read from the right a figure keeps its own order", () => {
  const { amount, change, stamp } = formatsFor("es", { ...pesos, locales: { es: "ar-AE" } });
  expect(amount(12_345_600n)).toBe("\u2066P\u00a01,234.56\u2069");
  expect(change(-5_000_000n)).toBe("\u2066−P\u00a0500.00\u2069");
  expect(stamp(0)).toBe("\u20661969-12-31 18:00:00\u2069");
});

test("a local midnight is named with the days on both sides, and no other minute", () => {
  const { nightOf } = formatsFor("es", { ...pesos, timeZone: "Europe/Madrid" });
  expect(nightOf(Date.UTC(2026, 10, 29, 23))).toEqual({
    ...{ day: "29", from: "29 nov", to: "30 nov", isOneMonth: true },
  });
  expect(nightOf(Date.UTC(2026, 10, 30, 23, 0, 40))).toMatchObject({
    ...{ from: "30 nov", to: "1 dic", isOneMonth: false },
  });
  expect(nightOf(Date.UTC(2026, 10, 29, 11))).toBeNull();
  expect(nightOf(Date.UTC(2026, 10, 29, 0))).toBeNull();
});

test("a midnight of the coming week is named by the day that it ends", () => {
  const { nearNight } = formatsFor("es", { ...pesos, timeZone: "Europe/Madrid" });
  const night = Date.UTC(2026, 10, 29, 23);
  expect(nearNight(night, Date.UTC(2026, 10, 29, 20))).toBe("today");
  expect(nearNight(night, Date.UTC(2026, 10, 28, 22, 30))).toBe("domingo");
  expect(nearNight(night, Date.UTC(2026, 10, 22, 23))).toBe("domingo");
  expect(nearNight(night, Date.UTC(2026, 10, 22, 22))).toBeNull();
  expect(nearNight(night, night)).toBeNull();
  expect(nearNight(night - 60_000, night - 120_000)).toBeNull();
});

test("today and tomorrow have their names in the house's time zone, and noon is known", () => {
  const { nearDay, isNoon } = formatsFor("es", { ...pesos, timeZone: "Europe/Madrid" });
  const now = Date.UTC(2026, 10, 29, 22, 30);
  expect(nearDay(now, now)).toBe("hoy");
  expect(nearDay(Date.UTC(2026, 10, 29, 23, 30), now)).toBe("mañana");
  expect(nearDay(Date.UTC(2026, 11, 1, 23, 30), now)).toBeNull();
  expect([11, 12].map((hour) => isNoon(Date.UTC(2026, 10, 29, hour)))).toEqual([true, false]);
});
