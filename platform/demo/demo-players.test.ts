import { expect, test } from "vitest";
import { brandFiles } from "#tests/under-test/demo-brands.ts";
import { maskPlayer } from "../domain/play/mask-player.ts";
import { demoPlayers, paidPlayer } from "./demo-players.ts";

test("no two houses of the demonstration show the same winner", () => {
  const shown = brandFiles.flatMap(({ code }) => {
    const { team, guests } = demoPlayers(code);
    return [...team, ...guests].map(({ nickname }) => maskPlayer(nickname));
  });
  expect(brandFiles.length).toBeGreaterThan(5);
  expect(shown.filter((name, place) => shown.indexOf(name) !== place)).toEqual([]);
});

test("eight players are below an agent, the paid one first, and six are guests", () => {
  const { team, guests } = demoPlayers("alba");
  expect(team.map(({ upline }) => upline)).not.toContain("");
  expect(guests.map(({ upline }) => upline)).toEqual(["", "", "", "", "", ""]);
  expect(team).toHaveLength(8);
  expect(paidPlayer("alba")).toEqual(team[0]);
});
