import { expect, test } from "vitest";
import { readLaunchQuery } from "./launch-query.ts";

const read = (path: string, search = "") => readLaunchQuery(path, new URLSearchParams(search));

test.each([
  ["/game", "gameCode=don-pulpo", { gameCode: "don-pulpo", mode: "real" }],
  ["/game", "gameCode=don-pulpo&mode=demo", { gameCode: "don-pulpo", mode: "demo" }],
  ["/game", "gameCode=maker%3Acrown", { gameCode: "maker:crown", mode: "real" }],
  ["/game", `gameCode=${"a".repeat(64)}`, { gameCode: "a".repeat(64), mode: "real" }],
  ["/lottery", "", { gameType: "LOTT", mode: "real" }],
  [
    "/lottery",
    "gameCode=tres-bolas&vendor=LOTT&playType=3XZX",
    { gameCode: "tres-bolas", vendor: "LOTT", playType: "3XZX", mode: "real" },
  ],
  ["/lottery", "vendor=ELOTT", { vendor: "ELOTT", mode: "real" }],
  ["/vnlottery", "", { gameType: "LOTT", vendor: "TCG_LOTTO_VN", mode: "real" }],
  ["/fbsports", "vendor=GRADANORTE", { vendor: "GRADANORTE", mode: "real" }],
  ["/seamless", "gameCode=x", { gameCode: "x", mode: "real" }],
  ["/cockfight", "", { gameType: "COCKFIGHT", vendor: "DS88", mode: "real" }],
  ["/COCKFIGHT/", "", { gameType: "COCKFIGHT", vendor: "DS88", mode: "real" }],
])("%s?%s asks for %j", (path, search, asked) => expect(read(path, search)).toEqual(asked));

test.each(["gameCode=", "gameCode=<b>", `gameCode=${"a".repeat(65)}`, "mode=free"])(
  "/game?%s asks for nothing",
  (search) => expect(read("/game", search)).toEqual({ mode: "real" }),
);
