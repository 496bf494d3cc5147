import { expect, test } from "vitest";
import { documentKey, nameKey, personFacts } from "./person-facts.ts";

test.each([
  ["12345678z", "12345678Z"],
  [" 12.345.678-Z ", "12345678Z"],
  ["１２３４５６７８Ｚ", "12345678Z"],
  ["rixa 800101 / mdf", "RIXA800101MDF"],
  ["- . /", ""],
])("the document %j counts as %j", (written, key) => {
  expect(documentKey(written)).toBe(key);
});

test.each([
  ["  José   María  ÑANDÚ ", "jose maria nandu"],
  ["García-López", "garcia lopez"],
  ["O’Neill", "oneill"],
  ["O'Neill Jr.", "oneill jr"],
  ["Ma. Núñez", "ma nunez"],
  ["Straße Œuvre Łódź", "strasse oeuvre lodz"],
  ["Jose\u0301", "jose"],
])("the name %j counts as %j", (written, key) => {
  expect(nameKey(written)).toBe(key);
});

test("the order of the names counts", () => {
  expect(nameKey("Ana Luz Ríos")).not.toBe(nameKey("Luz Ana Ríos"));
});

test("two ways to write a person are the same facts", () => {
  const written = personFacts({
    documentNumber: "RIXA-800101",
    names: ["Ana Ríos", "ANA  RIOS"],
    birthday: "1980-01-01",
    phone: "+525512345678",
    email: "Ana+juego@Correo.Test",
  });
  expect(written).toEqual([
    { kind: "document", fact: "RIXA800101" },
    { kind: "birth", fact: "ana rios\n1980-01-01" },
    { kind: "phone", fact: "+525512345678" },
    { kind: "email", fact: "ana@correo.test" },
  ]);
});

test("two different names of one person are two facts", () => {
  const born = { names: ["Ana Ríos", "Ana Ríos Paz"], birthday: "01-01-1980" };
  expect(personFacts(born).map(({ fact }) => fact)).toEqual([
    "ana rios\n1980-01-01",
    "ana rios paz\n1980-01-01",
  ]);
});

test.each([
  ["nothing", { names: [] }],
  ["a name without a birthday", { names: ["Ana Ríos"] }],
  ["a birthday without a name", { names: ["", " - "], birthday: "1980-01-01" }],
  ["a birthday that no calendar has", { names: ["Ana Ríos"], birthday: "1980-02-30" }],
  ["empty text", { names: [], documentNumber: " ", phone: "", email: "" }],
])("%s is no fact", (_what, person) => {
  expect(personFacts(person)).toEqual([]);
});
