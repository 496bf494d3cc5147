import { expect, test } from "vitest";
import { GAME_TYPES } from "#platform/contract/play/game-types.ts";
import { gameList } from "#platform/contract/play/games.ts";
import { send } from "#platform/contract/wire/send.ts";
import { seedCatalogue } from "#platform/demo/seed-catalogue.ts";
import { TEST_START, testStore } from "#tests/support/database.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { brandFiles } from "../under-test/demo-brands.ts";
import { platformUnderTest } from "../under-test/platform-under-test.ts";

/** What players type, from one letter to a word. */
const SEARCHES = `a ca lu ma mar oro pi re rey ru ruleta sol so luna fruta dados bacara dragon
  tigre gato rana mina cofre coral galleta chocolate real loca noche sur faro tren
  clásico frutas rodillos`.split(/\s+/);
/** A scene returns among twelve hits, but never makes up the list. */
const SAME_SCENE_MAX = 5;

const known = new Map(catalogueGames.map((game) => [game.code, game]));

test.each(brandFiles.map((file) => [file.code, file] as const))(
  "the first twelve games of a search and of a class of %s look different",
  async (_, file) => {
    const under = await platformUnderTest();
    const { code } = under.merchant;
    await (await testStore()).inMerchant(code, (tx) =>
      seedCatalogue(tx, { ...file, code }, "http://studio.test", new Date(TEST_START)),
    );
    const firstOf = async (query: object) => {
      const asked = { clientType: "3", sort: "popular", language: "es", pageNo: 1, pageSize: 12 };
      const { games } = await send(under.caller(), gameList, { ...asked, ...query } as never);
      return games.map(({ gameCode }) => known.get(gameCode)!);
    };
    const alike: string[] = [];
    for (const gameName of SEARCHES) {
      const hits = await firstOf({ gameName });
      expect(hits.length, gameName).toBeGreaterThan(0);
      const scenes = hits.map(({ setting }) => setting);
      const most = Math.max(...scenes.map((one) => scenes.filter((it) => it === one).length));
      expect(most, `${gameName}: ${scenes.join(" ")}`).toBeLessThanOrEqual(SAME_SCENE_MAX);
      alike.push(...twice(hits.map(({ setting, icons }) => `${gameName}: ${setting} ${icons[0]}`)));
    }
    for (const gameType of GAME_TYPES) {
      const shown = await firstOf({ gameType });
      alike.push(
        ...twice(shown.map(({ setting, icons }) => `${gameType}: ${setting} ${icons[0]}`)),
      );
    }
    expect(alike).toEqual([]);
  },
);

const twice = (list: string[]): string[] => list.filter((one, at) => list.indexOf(one) !== at);
