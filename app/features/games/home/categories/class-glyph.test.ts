import { expect, test } from "vitest";
import home from "#app/i18n/locales/es/home.ts";
import { classGlyph } from "./class-glyph.ts";

test("each class of games with a name has a glyph of its own", () => {
  const named = Object.keys(home.classes).map(classGlyph);
  expect(new Set(named).size).toBe(named.length);
});

test("a class of the platform's own has a glyph too", () => {
  expect(classGlyph("NEW_CLASS")).toBe("gamepad-2");
});
