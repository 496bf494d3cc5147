import { and, eq, gt } from "drizzle-orm";
import {
  DEMO_CURRENCY,
  DEMO_SYMBOL,
  type launchRequest,
} from "../../../contract/play/vendor-wallet.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import type { Context, Secrets } from "../../../core/context.ts";
import { type MerchantRow, readMerchant } from "../../../core/merchant/find-merchant.ts";
import { SECRETS_KEPT_MS, secretsOf } from "../../../core/merchant/secrets-of.ts";
import { makeToken, playerIdOf } from "../../../play/vendor-wallet/tokens.ts";
import type { Transaction } from "../../../store/open-store.ts";
import type { games, vendors } from "../../../store/schema/catalogue.ts";
import { merchantSecrets } from "../../../store/schema/secret.ts";
import { asStaff } from "../../as-staff.ts";
import type { StaffContext } from "../../staff-context.ts";
import { checkAddresses } from "../check-addresses.ts";
import { holdVendor } from "../hold-vendor.ts";
import {
  bookChecks,
  type Checked,
  demoCheck,
  launchCheck,
  pageCheck,
  signatureChecks,
} from "./trial-checks.ts";
import { answerOf, makeTrialToken, TRIAL_PLAYER, trialGame } from "./trial-player.ts";
import type { WireParts } from "./vendor-wire.ts";

type Input = {
  merchant: string;
  vendor: string;
  game?: string | undefined;
  /** Another launch address than the vendor's own. */
  at?: string | undefined;
};
type TrialContext = Omit<StaffContext, "secrets"> & {
  secrets: Secrets;
  outside: Context["outside"];
};
type Place = {
  merchant: MerchantRow;
  vendor: typeof vendors.$inferSelect;
  game: typeof games.$inferSelect;
  /** True while a server may not have read the vendor's newest secret. */
  hasNewSecret: boolean;
};

/**
 * Tries a vendor from the platform's side of the wire, without money: it launches a game for a trial
 * account, for which `authenticate` and bets are always refused. Returns each check. Refuses an
 * unknown vendor or game, what checkAddresses refuses, and a vendor without a secret with secret_missing.
 */
export async function tryVendor(context: TrialContext, input: Input): Promise<Checked[]> {
  const { store, clock, random, outside, secrets } = context;
  const { merchant, vendor: code, at } = input;
  const row = await readMerchant(store, merchant);
  checkAddresses(row, { launch: at });
  const own = await secretsOf({ store, clock, secrets }, merchant);
  const entry = { action: "tryVendor", details: { vendor: code }, changesPages: false };
  const { token, ...found } = await asStaff(context, merchant, entry, async (tx) => {
    const vendor = await holdVendor(tx, merchant, code);
    const game = await trialGame(tx, input);
    const hasNewSecret = await isSecretNew(tx, { merchant, vendor: code }, clock.now());
    const place = { merchant, vendor: code, game: game.code };
    return { vendor, game, hasNewSecret, token: await makeTrialToken(context, tx, place) };
  });
  const { vendor, game } = found;
  const active = own.vendors.get(code) ?? [];
  if (active.length === 0) throw new Refusal("secret_missing", { field: "vendor", status: 409 });
  const launch = at ?? vendor.launchUrl;
  const wire = { clock, random, outside, vendor: code, launch, secrets: active };
  const place = { merchant: row, ...found };
  const real = await realChecks(context, wire, place, token);
  const demo = game.hasDemo ? await demoChecks(wire, place) : [];
  const body = launchBody(place, { token: makeToken(merchant, random), isDemo: false });
  const signed = await signatureChecks(wire, merchant, body);
  return [...real, ...demo, ...signed, ...(await bookChecks(wire, merchant))];
}

const NO_CALL =
  "no call with the launch token came: its signature, its merchant's secret or its game differs";
const NEW_SECRET = "servers read a new secret within five seconds: run vendor try again";

async function realChecks(
  context: TrialContext,
  wire: WireParts,
  place: Place,
  token: string,
): Promise<Checked[]> {
  const body = launchBody(place, { token, isDemo: false });
  const { frameOrigins: frames } = place.vendor;
  const { results, url } = await launchCheck(wire, { check: "a launch", body, frames });
  if (url === null) return results;
  const page = await pageCheck(wire, url);
  const answered = await traded(context, place.merchant.code, token);
  const problem = place.hasNewSecret ? NEW_SECRET : NO_CALL;
  const call = { check: "authenticate", problem: answered === null ? problem : null };
  return [...results, page, { ...call, command: null }];
}

async function demoChecks(wire: WireParts, place: Place): Promise<Checked[]> {
  const { code } = place.merchant;
  const token = makeToken(code, wire.random);
  const body = launchBody(place, { token, isDemo: true });
  const { frameOrigins: frames } = place.vendor;
  const { results } = await launchCheck(wire, { check: "a launch with play money", body, frames });
  return [...results, await demoCheck(wire, code, demoPlayer(code))];
}

async function isSecretNew(
  tx: Transaction,
  { merchant, vendor }: { merchant: string; vendor: string },
  now: Date,
): Promise<boolean> {
  const isNew = and(
    eq(merchantSecrets.merchant, merchant),
    eq(merchantSecrets.kind, "vendor"),
    eq(merchantSecrets.name, vendor),
    gt(merchantSecrets.createdAt, new Date(now.getTime() - SECRETS_KEPT_MS)),
  );
  return (await tx.$count(merchantSecrets, isNew)) > 0;
}

/** A vendor may call after it has answered the page. */
const WAITS_MS = [0, 100, 400, 1_000, 2_000];

async function traded(context: TrialContext, merchant: string, token: string) {
  for (const wait of WAITS_MS) {
    await new Promise((resolve) => setTimeout(resolve, wait));
    const answer = await answerOf(context, merchant, token);
    if (answer !== null) return answer;
  }
  return null;
}

const demoPlayer = (merchant: string) => playerIdOf(merchant, `demo-${TRIAL_PLAYER}`);

function launchBody(
  { merchant, vendor, game }: Place,
  { token, isDemo }: { token: string; isDemo: boolean },
): string {
  const { code, currency, currencySymbol, settings } = merchant;
  const back = `https://${code}.example/`;
  const launch: (typeof launchRequest)["_zod"]["input"] = {
    ...{ launchToken: token, merchant: code, gameCode: game.code, language: "es" },
    playerId: isDemo ? demoPlayer(code) : playerIdOf(code, TRIAL_PLAYER),
    mode: isDemo ? "demo" : "real",
    wallet: vendor.walletType,
    currency: isDemo ? DEMO_CURRENCY : currency,
    currencySymbol: isDemo ? DEMO_SYMBOL : currencySymbol,
    country: String(settings.country ?? ""),
    ...{ platform: "html5", backUrl: back, cashierUrl: back },
  };
  return JSON.stringify(launch);
}
