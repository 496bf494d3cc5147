import { expect, test } from "vitest";
import type { MenuLine } from "#themes/menu.ts";
import { menuOf } from "./menu-of.ts";

const item = (label: string, gameType?: "RNG" | "LIVE" | "FISH"): MenuLine => ({
  label,
  to: `/${label}`,
  icon: "house",
  ...(gameType && { gameType }),
});
const noPages = () => undefined;
const card = (vassalage: string, isHot = false) => ({
  ...{ vassalage, gameCount: 3, isHot },
  isGame: null as "VASSALAGE" | null,
});
const ofType = (title: string, cards = [card("A")]) => ({ title, cards });

test("types of games are listed while they are among the open ones", () => {
  const menu = [item("home"), item("slots", "RNG"), item("live", "LIVE"), item("fish", "FISH")];
  const shown = menuOf(menu, [ofType("RNG")], noPages);
  expect(shown.map(({ label }) => label)).toEqual(["home", "slots"]);
  expect(shown[0]?.vendors).toBeNull();
});

test("a type names six vendors at most, the hot ones first", () => {
  const cards = ["A", "B", "C", "D", "E", "F", "G"].map((code) => card(code, code === "G"));
  const [slots] = menuOf([item("slots", "RNG")], [ofType("RNG", cards)], noPages);
  expect(slots?.vendors?.map(({ vassalage }) => vassalage)).toEqual(["G", "A", "B", "C", "D", "E"]);
});

test("a type counts the games of all its vendors, and other items count none", () => {
  const cards = ["A", "B", "C", "D", "E", "F", "G"].map((code) => card(code));
  const [home, slots] = menuOf(
    [item("home"), item("slots", "RNG")],
    [ofType("RNG", cards)],
    noPages,
  );
  expect([home?.gameCount, slots?.gameCount]).toEqual([null, 21]);
});

test("a vendor's card leads to its games of the type, or opens all of them", () => {
  const cards = [card("A"), { ...card("B"), isGame: "VASSALAGE" as const }];
  const [slots] = menuOf([item("slots", "RNG")], [ofType("RNG", cards)], noPages);
  expect(slots?.vendors?.map(({ to }) => to)).toEqual(["/slots?vassalage=A", "/vendor/B"]);
});

test("a page of the brand's own stands under its title, and one that is not there is left out", () => {
  const menu = [item("home"), { page: "torneos", icon: "crown" }, { page: "nada", icon: "crown" }];
  const pageOf = (name: string) =>
    name === "torneos" ? { title: "Torneos", to: "/info/torneos" } : undefined;
  expect(menuOf(menu, [], pageOf).map(({ label, to }) => [label, to])).toEqual([
    ["home", "/home"],
    [{ words: "Torneos" }, "/info/torneos"],
  ]);
});
