import { readFileSync } from "node:fs";
import type { VendorCallName, VendorRequest } from "#platform/contract/play/vendor-wallet.ts";
import { deriveSecrets } from "#platform/core/seal/derive-secrets.ts";
import { createWalletServer as createHandler } from "#platform/play/vendor-wallet/create-wallet-server.ts";
import { startEmbedded } from "#platform/store/embedded.ts";
import { openStore } from "#platform/store/open-store.ts";
import { catalogueGames } from "#vendors/catalogue/games.ts";
import { catalogueVendors } from "#vendors/catalogue/vendors.ts";
import { createWalletClient } from "#vendors/wallet/vw-client.ts";
import { systemRandom } from "../../../server/backend/system-random.ts";
import { launchTicket } from "../../../server/demo/players.ts";
import { memberIdOf } from "./member-id.ts";

const DATA_DIR = ".data/e2e";
const clock = { now: () => new Date() };

type RoundToPlay = { gameType: string; later?: number; amount: string; winAmount: string };

/** The store of the server under test, and its vendors' signed calls to it. */
export async function openBackstage() {
  const { url } = await startEmbedded({ dataDir: DATA_DIR, shared: true });
  const store = await openStore({ url, poolSize: 3 });
  const vendors = catalogueVendors.map(({ code }) => code);
  const master = readFileSync(`${DATA_DIR}/master-secret`, "utf8");
  const secrets = deriveSecrets({ master, vendors, gateways: [] });
  const parts = { store, clock, random: systemRandom, secrets };
  const handle = createHandler(parts);
  const backstage = {
    ...parts,
    /** Starts a member's session in a category's first game or a later one; calls use its token and player. */
    async sit(merchant: string, member: string, gameType: string, later = 0) {
      const game = catalogueGames.filter((one) => one.gameType === gameType)[later]!;
      const wallet = createWalletClient({
        vendorId: game.vendor,
        secret: secrets.vendors.get(game.vendor)?.[0] ?? "",
        fetch: handle,
        base: "http://platform.test",
        clock,
        random: systemRandom,
      });
      const ask = async <Name extends VendorCallName>(name: Name, body: VendorRequest<Name>) => {
        const outcome = await wallet.call(name, body);
        if (!outcome.known) throw new Error(outcome.reason);
        return outcome.answer;
      };
      const launchToken = await launchTicket(parts, { merchant, member, game });
      const { sessionToken: token = "", playerId = "" } = await ask("authenticate", {
        launchToken,
        gameCode: game.code,
      });
      return { ask, token, playerId, gameCode: game.code, currency: "MXN" };
    },
    /** Plays one closed round in such a game, and returns the answer with the game's code. */
    async playRound(
      merchant: string,
      username: string,
      { gameType, later, ...amounts }: RoundToPlay,
    ) {
      const id = await memberIdOf(store, merchant, username);
      const { ask, token, gameCode, currency } = await backstage.sit(merchant, id, gameType, later);
      const round = `${id}-${gameCode}`;
      const ids = { txId: `${round}-b`, winTxId: `${round}-w`, roundId: round };
      const bet = { ...ids, token, gameCode, currency, ...amounts, roundClosed: true };
      return { ...(await ask("betwin", bet)), gameCode };
    },
  };
  return backstage;
}
