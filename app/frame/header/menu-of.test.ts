import { expect, test } from "vitest";
import { menuOf } from "./menu-of.ts";

const item = (label: string, gameType?: string) => ({
  label,
  to: `/${label}`,
  icon: "house",
  ...(gameType && { gameType }),
});
const card = (vassalage: string, isHot = false) => ({ vassalage, gameCount: 3, isHot });
const lane = (title: string, openCount: number, cards = [card("A")]) => ({
  title,
  openCount,
  cards,
});

test("types of games are listed while some of their games are open", () => {
  const menu = [item("home"), item("slots", "RNG"), item("live", "LIVE"), item("fish", "FISH")];
  const shown = menuOf(menu, [lane("RNG", 4), lane("LIVE", 0)]);
  expect(shown.map(({ label }) => label)).toEqual(["home", "slots"]);
  expect(shown[0]?.vendors).toBeNull();
});

test("a type names six vendors at most, the hot ones first", () => {
  const cards = ["A", "B", "C", "D", "E", "F", "G"].map((code) => card(code, code === "G"));
  const [slots] = menuOf([item("slots", "RNG")], [lane("RNG", 7, cards)]);
  expect(slots?.vendors?.map(({ vassalage }) => vassalage)).toEqual(["G", "A", "B", "C", "D", "E"]);
});
