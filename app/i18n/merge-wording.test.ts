import { expect, test } from "vitest";
import { mergeWording } from "./i18n.server.ts";

const shared = { title: "Afiliados", steps: { title: "Cómo", items: ["uno", "dos", "tres"] } };

test("a brand's wording replaces the shared one, key by key", () =>
  expect(mergeWording(shared, { steps: { title: "Así" } })).toEqual({
    title: "Afiliados",
    steps: { title: "Así", items: ["uno", "dos", "tres"] },
  }));

test("a brand's list of texts takes the place of the shared one, and stays a list", () =>
  expect(mergeWording(shared, { steps: { items: ["uno", "dos"] } }).steps.items).toEqual([
    "uno",
    "dos",
  ]));
