import { expect, test } from "vitest";
import { inRegion } from "./regional-words.ts";

test("Spain has words of its own, with the shared ones' capitals", () =>
  expect(
    inRegion({ title: "El pozo", steps: ["Agrega el monto", "Celular o billetera"] }, "es-ES"),
  ).toEqual({ title: "El bote", steps: ["Añade el importe", "Móvil o cartera"] }));

test("a payment there is credited and runs out in its own words", () =>
  expect(
    inRegion(["Depósito acreditado", "Comprobante enviado", "Venció", "después vencen"], "es-ES"),
  ).toEqual(["Depósito abonado", "Justificante enviado", "Caducó", "después caducan"]));

test("a word of another gender takes its article and what is said of it along", () =>
  expect(
    inRegion(
      [
        "Los retiros de tu cuenta están detenidos",
        "El detalle del retiro",
        "Todos mis retiros",
        "Retiro aprobado",
      ],
      "es-ES",
    ),
  ).toEqual([
    "Las retiradas de tu cuenta están detenidas",
    "El detalle de la retirada",
    "Todas mis retiradas",
    "Retirada aprobada",
  ]));

test("a phrase goes before its words", () =>
  expect(inRegion("«Agregar a inicio»", "es-ES")).toBe("«Añadir a pantalla de inicio»"));

test("parts of words and what is filled in stay", () => {
  const text = "Montones de pagos: {{monto}}, {{amount}} y [el pozo](/jackpot)";
  expect(inRegion(text, "es-ES")).toBe(text.replace("pozo", "bote"));
});

test("figures are written as there: decimals, thousands and both", () =>
  expect(
    inRegion(
      "95.99%, 250.50. 33,554,432 y 2,000.75 o 12,000.75; no 10, ni 17.4.1, ni 16.4",
      "es-ES",
    ),
  ).toBe("95,99\u00a0%, 250,50. 33.554.432 y 2000,75 o 12.000,75; no 10, ni 17.4.1, ni 16.4"));

test("a percentage stands apart from its sign, filled in or not", () => {
  expect(inRegion("{{share}}% de 20%", "es-ES")).toBe("{{share}}\u00a0% de 20\u00a0%");
  expect(inRegion("/a%20b?c=1%20d", "es-ES")).toBe("/a%20b?c=1%20d");
});

test("a form without words of its own speaks as all do", () => {
  const texts = { a: "El pozo tiene 1,000.50" };
  expect(inRegion(texts, "es-MX")).toBe(texts);
  expect(inRegion(texts, "es-PE")).toBe(texts);
});
