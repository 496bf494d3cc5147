import { expect, test } from "vitest";
import { readAnswers } from "./answers.ts";

const given = { code: "tila", name: "Tila", mood: "neon", color: "#7c5cff" };

test.each([
  "luma..mx",
  "-..",
  "-luma.mx",
  "luma.mx.",
  "https://luma.mx",
  "luma.mx:3000",
  "lu_ma.mx",
  "señor.mx",
])("%s is no host, and it is said why", (host) => {
  expect(() => readAnswers({ ...given, hosts: [host] })).toThrow("with single dots between");
});

test("a host is taken in small letters", () => {
  const hosts = ["Juego.MX", "a-b.juego.mx", " tila.localhost"];
  const taken = ["juego.mx", "a-b.juego.mx", "tila.localhost"];
  expect(readAnswers({ ...given, hosts }).hosts).toEqual(taken);
});

test.each(["studio.localhost", "MockPay.localhost"])("%s is the vendors' own", (host) => {
  expect(() => readAnswers({ ...given, hosts: [host] })).toThrow("answer first");
});

test("an accent that was typed apart is put on its letter", () => {
  expect(readAnswers({ ...given, name: "Se\u0301ptima" }).name).toBe("S\u00e9ptima");
});
