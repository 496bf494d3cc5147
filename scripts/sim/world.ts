import { hash } from "@node-rs/argon2";
import type pg from "pg";
import type { Clock, Context, Secrets } from "#platform/core/context.ts";
import { sealText } from "#platform/core/seal/seal-text.ts";
import { demoWhitelabel } from "#platform/demo/whitelabel.ts";
import { answerCall } from "#platform/http/answer-call.ts";
import { routes } from "#platform/http/routes.ts";
import { createWalletServer } from "#platform/play/vendor-wallet/create-wallet-server.ts";
import { hashToken } from "#platform/play/vendor-wallet/tokens.ts";
import type { Dice } from "./dice.ts";
import type { Terms } from "./oracle/state.ts";
import type { Connection } from "./outside/connection.ts";
import { makeGateway } from "./outside/gateway.ts";
import {
  DLOCAL,
  DLOCAL_ORIGIN,
  GATEWAY_ORIGIN,
  GATEWAY_SECRET,
  PAYOUT_PATH,
  PURSE_ORIGIN,
  VENDOR_ORIGIN,
} from "./outside/gateway-names.ts";
import { MANNERS, makePayouts, type PayoutWord } from "./outside/payouts.ts";
import { makePurseVendor } from "./outside/purse-vendor.ts";
import { makeVendorBooks, ROUND_MANNERS, type RoundWord } from "./outside/vendor-books.ts";

export const VENDOR = "V1";
/** A vendor that keeps purses of its own. */
export const PURSE_VENDOR = "V2";
export const VENDOR_SECRET = "vendor-secret";
export const PIN = "482915";
export const TICKETS = 24;
const routeOf = (name: string) => routes.find(({ call }) => call.name === name)!;
const WEBHOOKS = {
  mockpay: routeOf("depositWebhook"),
  dlocal: routeOf("depositWebhookDlocal"),
} as const;
/** A cheap hash: the cost of a guess is not under test here. */
const PIN_HASH = hash(PIN, { memoryCost: 8, timeCost: 1, salt: Buffer.alloc(16, 7) });

const secrets: Secrets = {
  vendors: new Map([
    [VENDOR, [VENDOR_SECRET]],
    [PURSE_VENDOR, [VENDOR_SECRET]],
  ]),
  gateways: new Map([["mockpay", [GATEWAY_SECRET]]]),
  sealKey: new Uint8Array(16).fill(7),
  dataKey: new Uint8Array(32).fill(3),
  siteKey: "the-site-key",
  dlocal: DLOCAL,
};

export type World = Awaited<ReturnType<typeof makeWorld>>;
export type ConnectionPair = { connections: [Connection, Connection]; observer: pg.Pool };

/** A merchant for one history with two members, and every entrance to its platform. */
export async function makeWorld(pair: ConnectionPair, code: string, terms: Terms, dice: Dice) {
  for (const connection of pair.connections) connection.forget();
  await pair.observer.query(await worldSql(code, terms, dice));
  let now = terms.opensAt;
  const clock: Clock = { now: () => new Date(now) };
  const gateway = makeGateway();
  const merchant = { code, currency: "MXN", currencySymbol: "P", country: "MX", ageMin: 18 };
  const payouts = makePayouts((reference) => dice.fork(`payout ${reference}`).pick(MANNERS));
  const books = makeVendorBooks(VENDOR_SECRET, (round) =>
    dice.fork(`round ${round}`).pick(ROUND_MANNERS),
  );
  const purseVendor = makePurseVendor(VENDOR_SECRET);
  const reach = async (request: Request, heard: Heard): Promise<Response> => {
    const { origin, pathname } = new URL(request.url);
    if (origin === PURSE_ORIGIN) return purseVendor.answer(request);
    if (origin === VENDOR_ORIGIN) {
      const { word, response } = books.answer(request);
      if (word) heard.rounds.push(word);
      return response ?? Promise.reject(new Error("the vendor does not answer"));
    }
    if (!pathname.startsWith(PAYOUT_PATH)) return gateway.answer(request);
    const { word, response } = await payouts.answer(request, gateway.connection.isUp);
    heard.payments.push(word);
    return response ?? Promise.reject(new Error("the gateway does not answer"));
  };
  const stations = pair.connections.map((connection, index) => {
    const heard: Heard = { payments: [], rounds: [] };
    const outside = (request: Request) => reach(request, heard);
    const random = dice.fork(`station${index}`);
    const { store } = connection;
    const parts = { store, clock, random, secrets, outside };
    const context = (member: string | null, key: string | null = null): Context => ({
      ...parts,
      merchant,
      actor: member ? { memberId: member, type: 0, sessionId: `s-${member}` } : null,
      language: "es",
      clientAddress: "203.0.113.7",
      clientCountry: null,
      userAgent: "sim",
      deviceToken: null,
      isSite: true,
      requestId: "sim",
      idempotencyKey: key,
    });
    const receive = (via: keyof typeof WEBHOOKS) => (request: Request) =>
      answerCall(parts, WEBHOOKS[via], request, undefined);
    const webhooks = { mockpay: receive("mockpay"), dlocal: receive("dlocal") };
    return { connection, context, webhooks, heard, wallet: createWalletServer(parts), random };
  }) as [Station, Station];
  return {
    code,
    gateway,
    payouts,
    books,
    purseVendor,
    stations,
    observer: pair.observer,
    now: () => now,
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    /** Writes a ticket for a member's next session, once; it lasts longer than any history. */
    async issue(ticket: string, member: string): Promise<void> {
      const game = Number(ticket.slice(1)) % 2 === 0 ? "RNG" : "LIVE";
      await pair.observer.query(
        `insert into launch_tokens (merchant, token_hash, member, vendor, game, language, expires_at)
         values ($1, $2, $3, $4, $5, 'es', '2036-01-01') on conflict do nothing`,
        [code, hashToken(tokenOf(code, ticket)), member, VENDOR, game],
      );
    },
  };
}

/** The answers of gateways and vendors during one run of a job. */
type Heard = { payments: PayoutWord[]; rounds: RoundWord[] };

/** One entrance to the platform; two may be used at once. */
export type Station = {
  connection: Connection;
  context: (member: string | null, key?: string | null) => Context;
  webhooks: Record<"mockpay" | "dlocal", (request: Request) => Promise<Response>>;
  heard: Heard;
  wallet: (request: Request) => Promise<Response>;
  random: Dice;
};

/** The launch token of a ticket. */
export const tokenOf = (merchant: string, ticket: string) => `${merchant}.launch-${ticket}`;

export const MEMBERS = ["a", "b"] as const;

const money = (units: number) => (units / 10_000).toFixed(2);

async function worldSql(code: string, terms: Terms, dice: Dice): Promise<string> {
  const seal = (place: string, text: string) =>
    sealText({ secrets, merchant: { code }, random: dice.fork(place) }, place, text);
  const settings = {
    country: "MX",
    timeZone: terms.zone,
    gateways: { mockpay: GATEWAY_ORIGIN, dlocal: DLOCAL_ORIGIN },
    withdrawals: {
      amountMin: money(terms.amountMin),
      amountMax: money(terms.amountMax),
      perDay: terms.perDay,
      sumPerDay: money(terms.sumPerDay),
      hours: { from: "00:00", to: "23:59" },
      fourEyesFrom: money(terms.fourEyesFrom),
      settlePolicy: terms.settlePolicy,
      receiptMinutes: terms.receiptMinutes,
      remindMinutes: 10,
    },
    transfers: {
      amountMin: money(terms.amountMin),
      amountMax: money(terms.amountMax),
      sumPerDay: money(terms.sumPerDay),
    },
  };
  const at = `'${new Date(terms.opensAt).toISOString()}'`;
  const pin = await PIN_HASH;
  const each = (row: (member: string) => string) => MEMBERS.map(row).join(", ");
  return `
    insert into merchants (code, name, currency, currency_symbol, jurisdiction, is_demonstration,
      whitelabel, settings)
      values ('${code}', '${code}', 'MXN', 'P', 'demo', true, '${JSON.stringify(demoWhitelabel())}',
        '${JSON.stringify(settings)}');
    insert into vendors (merchant, code, name, logo, launch_url)
      values ('${code}', '${VENDOR}', 'One', 'v.svg', '${VENDOR_ORIGIN}/launch');
    insert into vendors (merchant, code, name, logo, launch_url, wallet_type)
      values ('${code}', '${PURSE_VENDOR}', 'Two', 'v.svg', '${PURSE_ORIGIN}/launch', 'transfer');
    insert into games (merchant, code, vendor, game_type, game_classify, name, min_bet, picture,
      released_at)
      values ${["RNG", "LIVE"]
        .map(
          (game) =>
            `('${code}', '${game}', '${VENDOR}', '${game}', 'classic', '${game}',
              ${terms.minBet}, '', ${at})`,
        )
        .join(", ")};
    insert into members (merchant, id, username, username_key, password_hash, nickname, created_at,
      type, parent_id)
      values ${each(
        (member) => `('${code}', '${member}', '${member}', '${member}', '', '${member}', ${at},
          ${member === "a" ? "1, null" : "0, 'a'"})`,
      )};
    select member_tree_join('${code}', id) from members where merchant = '${code}'
      order by parent_id nulls first;
    insert into deposit_methods (merchant, code, kind, gateway, amount_min, amount_max,
      expires_in_minutes, speed, details)
      values
        ('${code}', 'CARD', 'card', 'mockpay', 500000, 500000000, 30, 'instant', '{}'),
        ('${code}', 'OXXO', 'voucher', 'dlocal', 500000, 500000000, 30, 'nextBusinessDay',
          '{"paymentMethodId": "OX"}');
    insert into payout_accounts (merchant, id, member_id, kind, label, holder_sealed,
      number_sealed, number_end, number_hash, created_at, usable_at)
      values ${each(
        (member) => `('${code}', 'card-${member}', '${member}', 'clabe', 'Bank',
        '${seal(`${member}:card-${member}:holder`, member)}',
        '${seal(`${member}:card-${member}:number`, "002010077777777771")}', '9719', '${member}', ${at}, ${at})`,
      )};
    insert into withdraw_passwords (merchant, member_id, hash, changed_at)
      values ${each((member) => `('${code}', '${member}', '${pin}', ${at})`)};`;
}
