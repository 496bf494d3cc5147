import { expect, test } from "vitest";
import { allBrands, type SiteBrand } from "#app/request/brand/brand.server.ts";
import { LEGAL_PIECES } from "#platform/contract/core/legal.ts";
import { type LegalTold, legalPieces } from "./legal-pieces.server.ts";

const alba = allBrands.find(({ config }) => config.code === "alba")!;
const sections = { uno: { title: "Primero", text: ["Todo es nuestro."] } };
const own = { title: "Nuestros términos", sections };

/** The brand of an operator: its own licence with its page, its own articles. */
const casa = (legal: Partial<SiteBrand["config"]["legal"]> = {}): SiteBrand => ({
  ...alba,
  config: {
    ...alba.config,
    ...{ code: "casa", merchant: "casa", jurisdiction: "MX" },
    licences: [{ authority: "SEGOB", number: "1/2026", url: "https://segob.example/1" }],
    legal: { ...alba.config.legal, address: "Calle Luna 1, México", ...legal },
  },
  copy: {
    es: { articles: { terms: own, privacy: own, responsible: own } },
    en: { articles: { terms: own, privacy: own, responsible: { title: "With care" } } },
  },
});
const of = ([told]: LegalTold[] = []) =>
  Object.fromEntries((told?.pieces ?? []).map(({ piece, ...rest }) => [piece, rest]));

test("every brand of the demonstration tells each piece as the demonstration's", () => {
  const told = [...legalPieces()];
  expect(told.length).toBeGreaterThan(5);
  for (const { pieces } of told.flatMap(([, brands]) => brands)) {
    expect(pieces.map(({ piece }) => piece)).toEqual([...LEGAL_PIECES]);
    expect(pieces.every(({ isDemonstration }) => isDemonstration)).toBe(true);
  }
});

test("an operator's brand tells what it shows, in each of its languages", () => {
  const pieces = of(legalPieces([casa()]).get("casa"));
  expect(pieces.terms?.isDemonstration).toBe(false);
  expect(pieces.terms?.text).toMatch(/^\[es\] Nuestros términos\n[\s\S]+\n\n\[en\] Nuestros/);
  // Nothing of the demonstration's wording is left.
  expect(pieces.terms?.text).not.toMatch(/ficticio|demostración|demonstration/);
  // In English it is still the shared one, under another title.
  expect(pieces.responsible?.isDemonstration).toBe(true);
  expect(pieces.licence).toEqual({
    text: "AL-2026/041\nSEGOB 1/2026 https://segob.example/1",
    isDemonstration: false,
  });
  expect(pieces.age?.text).toBe("18");
  expect(pieces.operator?.text).toBe("Alba Entretenimiento Demo, S. A.\nCalle Luna 1, México");
});

test("an operator without an address and a licence without its page are missing", () => {
  const pieces = of(legalPieces([casa({ address: undefined })]).get("casa"));
  expect(pieces.operator?.text).toBeNull();
  const demo = of(legalPieces([alba]).get("alba"));
  expect(demo.licence?.text).toBeNull();
});

test("each brand of a merchant tells its own", () => {
  const other = casa({ ageMin: 21 });
  const told = legalPieces([casa(), { ...other, config: { ...other.config, code: "luna" } }]);
  expect(told.get("casa")?.map(({ brand }) => brand)).toEqual(["casa", "luna"]);
  expect(of(told.get("casa")).age?.text).toBe("18");
  expect(of(told.get("casa")?.slice(1)).age?.text).toBe("21");
});
