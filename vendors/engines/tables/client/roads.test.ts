import { describe, expect, test } from "vitest";
import { bigRoad } from "./roads.js";

const tones = { P: "player", B: "banker", T: "tie" } as const;
/** Each mark as column, row, side and ties, e.g. "0/2P" or "1/0B+1". */
const road = (results: string) =>
  bigRoad([...results].map((one) => tones[one as keyof typeof tones])).map(
    ({ column, row, tone, ties }) =>
      `${column}/${row}${tone === "player" ? "P" : "B"}${ties ? `+${ties}` : ""}`,
  );

describe("the big road", () => {
  test("runs down while one side wins and begins a column for the other", () =>
    expect(road("PPBP")).toEqual(["0/0P", "0/1P", "1/0B", "2/0P"]));

  test("counts ties on the mark before them, and those before any mark on the first", () => {
    expect(road("PTTB")).toEqual(["0/0P+2", "1/0B"]);
    expect(road("TPTB")).toEqual(["0/0P+2", "1/0B"]);
    expect(road("TT")).toEqual([]);
  });

  test("turns right on the floor, and the next side begins beside the run's own column", () =>
    expect(road("PPPPPPPPB").slice(5)).toEqual(["0/5P", "1/5P", "2/5P", "1/0B"]));

  test("turns above a run that lies in its way, and does not go down again", () =>
    expect(road("PPPPPPPBBBBBBB").slice(7)).toEqual([
      ...["1/0B", "1/1B", "1/2B", "1/3B", "1/4B", "2/4B", "3/4B"],
    ]));
});
