// @module-tag whole
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readEnv } from "#env";
import { register } from "#platform/contract/members/account.ts";
import { login } from "#platform/contract/members/auth.ts";
import {
  limitSet,
  playSessionStart,
  protectionShow,
} from "#platform/contract/members/protection/protection.ts";
import { verificationAsk, verificationShow } from "#platform/contract/members/verification.ts";
import { depositCreate, depositOne } from "#platform/contract/money/cashier.ts";
import {
  payoutAccountAdd,
  payoutAccounts,
  withdrawPasswordSet,
} from "#platform/contract/money/payout.ts";
import { balance } from "#platform/contract/money/wallet.ts";
import { withdrawalCreate, withdrawalOne } from "#platform/contract/money/withdrawals.ts";
import { gameLaunch } from "#platform/contract/play/games.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";
import { formatAmount } from "#platform/domain/money.ts";
import { examine } from "#scripts/doctor/examine.ts";
import { openMail } from "#scripts/doctor/open-net.ts";
import { openWorld, outsideOf } from "#scripts/doctor/open-world.ts";
import { proven } from "#tests/under-test/proven.ts";
import { nobody } from "#tests/under-test/staff/doctor-under-test.ts";
import { csvFile } from "#tests/under-test/staff/statement-files.ts";
import { createVendor } from "../../docs/vendors/example.ts";
import { prepareDatabase } from "../../server/backend/prepare-database.ts";
import { DLOCAL } from "./dlocal-double.ts";
import {
  emptyDatabase,
  logInTerminal,
  openTerminal,
  passDay,
  personAt,
  setVariables,
  startServers,
} from "./installation.ts";
import { openPartners, VENDOR_HOST } from "./partners.ts";

const ANA = "ana@casa.mx";
const HOST = "casa.mx";
const GAME = "moneda";
const UNITS = 10_000n;
const PASSWORD = "tres-soles-9";
const PIN = "482915";
/** So many small ones that the deposit is played once and never lost. */
const ROUNDS = 50;
const keys = Object.values(DLOCAL).join("\n");

/** What no test's machine has: a database that waits for the disk, names, certificates, an archive. */
const NOT_OF_A_TEST = [
  ...["database synchronous_commit", `hosts ${HOST}`, "hosts office.casa.mx"],
  ...[`front ${HOST} certificate`, `front ${HOST}`, "backups archive"],
];

/** The merchant's day of an instant. */
const dayOf = (instant: Date) =>
  new Intl.DateTimeFormat("sv-SE", { timeZone: "America/Mexico_City" }).format(instant);

/** The brand's file as an operator changes it: own hosts and no CDN, a contract with dLocal, no play money. */
async function operatorsFile(dataDir: string) {
  const file = JSON.parse(await readFile("brands/alba/merchant.json", "utf8"));
  const methods = file.methods
    .filter(({ code }: { code: string }) => ["CARD", "SPEI"].includes(code))
    .map((method: object) => ("gateway" in method ? { ...method, gateway: "dlocal" } : method));
  const path = join(dataDir, "merchant.json");
  // The test runs at any hour.
  const settings = { ...file.settings, "withdrawals.hours.from": "00:00" };
  const own = {
    hosts: [HOST],
    jurisdiction: "MX",
    methods,
    settings,
    usdt: undefined,
    imageCDNs: [],
  };
  await writeFile(path, JSON.stringify({ ...file, ...own }));
  return path;
}

/** What is wrong, as the doctor names it. The internet of a test has partners, and no DNS. */
async function wrongThings() {
  const net = { ...nobody, fetch: (request: Request) => fetch(request) };
  const findings = await examine({
    readEnv,
    outside: async (env) => outsideOf(env, { net, mail: await openMail(env), sendTo: undefined }),
    open: (outside) => openWorld(outside, "alba"),
  });
  return findings
    .filter(({ state }) => state === "wrong")
    .map((one) => `${one.check} ${one.about}`);
}

test("an operator's first day, from an empty database to books that agree", async () => {
  const times: string[] = [];
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    const since = performance.now();
    const value = await work();
    times.push(`${name} ${Math.round(performance.now() - since)} ms`);
    return value;
  };
  onTestFinished(() => void process.stdout.write(`${times.join(" · ")}\n`));

  const partners = await openPartners();
  const ownerUrl = await emptyDatabase();
  const { dataDir } = await setVariables(ownerUrl, partners);
  await step("migrate", () => prepareDatabase(ownerUrl));
  const servers = await step("start", startServers);
  onTestFinished(servers.close);
  const ready = async () => (await fetch(`${servers.origin}/ready`)).text();
  expect(await ready()).toBe(
    "The merchant alba is not in the database: npm run merchant -- apply alba",
  );

  const terminal = openTerminal(dataDir);
  const { done, type } = terminal;
  expect(await terminal.refused("list")).toBe("Log in first: npm run merchant -- login");
  const ana = personAt(servers.caller({ merchant: "" }));
  await step("people", async () => {
    const said = await terminal.staff("first-admin", "--name", "Ana Ruiz", "--email", ANA);
    const acts = await logInTerminal(terminal, await ana.accept(said));
    expect(acts).toBe("This terminal acts as Ana Ruiz.");
  });

  await step("apply", async () => {
    const path = await operatorsFile(dataDir);
    await done(`apply alba --file ${path} --plan`);
    expect(await done(`apply alba --file ${path}`)).toContain("outcome   done");
    expect(await ready()).toBe("ready");
    expect(await terminal.refused("status alba open")).toMatch(/^Refused: legal_/);
  });

  await step("vendor", async () => {
    const address = `https://${VENDOR_HOST}`;
    const addresses = `--launch ${address}/launch --frames ${address} --pictures ${address}`;
    await done(`vendor new alba LUZ --name Luz ${addresses}`);
    const [printed = ""] = await done("vendor secret new alba LUZ");
    const vendor = createVendor({
      ...{ vendorId: "LUZ", secret: printed.split(/ +/)[1]!, gameCode: GAME },
      ...{ platform: servers.origin, origin: address, fetch, now: Date.now },
    });
    partners.connect(vendor.fetch);
    const game = { code: GAME, names: { es: "Moneda", en: "Coin" }, type: "RNG", class: "classic" };
    const more = { rtp: "97.50", minBet: "1.00", releasedOn: "2026-11-01" };
    const path = join(dataDir, "games.json");
    await writeFile(path, JSON.stringify([{ ...game, ...more, cover: `${address}/moneda.webp` }]));
    expect(await done(`games apply alba LUZ --file ${path}`)).toContain("added     1");
    // Running servers know a new secret within five seconds.
    await expect.poll(() => type("vendor try alba LUZ"), { timeout: 10_000 }).toBe(0);
    expect(await done("vendor enable alba LUZ")).toContain("outcome   done");
  });

  await step("payments", async () => {
    await done("secret gateway alba dlocal", keys);
    await done("secret gateway alba dlocal-sandbox", keys);
    expect((await done("method try alba CARD")).join("\n")).toMatch(/signature +accepted/);
  });

  await step("messages", async () => {
    await done("sender set alba --from-name Casa --from-address hola@casa.mx");
    expect(await done("sender try alba --to ana@casa.mx")).toContain("sent     yes");
    expect(partners.letters.join("")).toContain("To: ana@casa.mx");
    await done("sender try alba --to +525511112222 --channel text");
    expect(partners.texts).toHaveLength(1);
  });

  await step("texts", async () => {
    // The first servers repeat each minute what they could not tell before there was a merchant.
    const second = await startServers();
    onTestFinished(second.close);
    const told = async () =>
      (await done("legal list alba")).slice(1).map((line) => line.split(/ {2,}/));
    await expect.poll(async () => (await told())[0]?.[1]).toBe("unconfirmed");
    for (const [piece = "", state, hash = ""] of await told()) {
      expect([piece, state]).toEqual([piece, "unconfirmed"]);
      await done(`legal confirm alba ${piece} ${hash}`);
    }
    expect((await told()).map(([, state]) => state)).toEqual(Array(7).fill("confirmed"));
  });

  await step("doctor", async () => expect(await wrongThings()).toEqual(NOT_OF_A_TEST));

  await step("open", () => done("status alba open"));
  const visitor = servers.caller();
  const names = { username: "jugadora26", password: PASSWORD };
  let player: Caller = await step("register", async () => {
    const consents = { confirmPassword: PASSWORD, isAdult: true, hasAgreed: true };
    const place = { registerUrl: `https://${HOST}/register`, registerMethod: "WEB" as const };
    const papers = { birthday: "1990-05-04", idNumber: "VEGL900504" };
    const given = { ...names, ...consents, ...place, ...papers };
    const { token } = await send(visitor, register, given);
    return { ...visitor, token };
  });
  const cash = async () => formatAmount((await send(player, balance, {})).sumBalance);

  await step("identity", async () => {
    const said = { documentKind: "national", payeeName: "Luz Vega" } as const;
    expect(await send(player, verificationAsk, said)).toMatchObject({ state: "pending" });
    const [reference = ""] =
      /V-\w{4}-\w{4}/.exec((await done("identity list alba")).join(" ")) ?? [];
    await done(`identity verify alba ${reference} --note seen`);
    expect(await send(player, verificationShow, {})).toMatchObject({ state: "verified" });
  });

  await step("limits", async () => {
    const { choices } = await send(player, protectionShow, {});
    expect(choices.missing).toEqual(["deposit", "loss", "time"]);
    const amount = 1_000n * UNITS;
    for (const kind of choices.missing) {
      await send(player, limitSet, { kind, period: "week", amount });
    }
  });

  await step("deposit", async () => {
    const asked = { method: "SPEI", amount: 500n * UNITS, returnUrl: `https://${HOST}/member` };
    const { deposit } = await send(player, depositCreate, asked, { key: "first-day-deposit" });
    const path = join(dataDir, "statement.csv");
    await writeFile(
      path,
      csvFile([
        { text: `SPEI ${deposit.payment!.note}`, bankId: "F1", bookedAt: dayOf(new Date()) },
      ]),
    );
    const taken = await done(`statement import alba --file ${path} --account 0321`);
    expect(taken.join("\n")).toMatch(/ credited /);
    const { depositId } = deposit;
    expect(await send(player, depositOne, { depositId })).toMatchObject({ status: "CREDITED" });
    expect(await cash()).toBe("500.00");
  });

  await step("rounds", async () => {
    const places = { backUrl: `https://${HOST}/`, cashierUrl: `https://${HOST}/member` };
    const asked = { gameCode: GAME, language: "es", platform: "html5" as const, ...places };
    await send(player, playSessionStart, { minutes: 60, amount: 500n * UNITS });
    const { url } = await send(player, gameLaunch, asked);
    const body = JSON.stringify({ side: "heads", cents: 1_000 });
    for (let round = 0; round < ROUNDS; round += 1) {
      const played = await fetch(url, { method: "POST", body });
      expect(await played.json()).toMatchObject({ balance: await cash() });
    }
  });

  const books = () =>
    step("books", async () => {
      const since = dayOf(new Date(Date.now() - 2 * 86_400_000));
      const figures = () => done(`figures alba --from ${since} --to ${dayOf(new Date())}`);
      const play = expect.stringMatching(/,play,.*,LUZ,moneda,50,500\.00,/);
      const money = expect.stringMatching(/,deposit,.*,500\.00,/);
      await expect
        .poll(figures, { timeout: 40_000, interval: 1_000 })
        .toEqual(expect.arrayContaining([play, money]));
      expect(await terminal.verify()).toBe(0);
    });
  await books();

  await step("account", async () => {
    player = await proven(player, { password: PASSWORD });
    const digits = { password: PIN, confirmPassword: PIN };
    await send(player, withdrawPasswordSet, digits);
    const account = { kind: "clabe" as const, number: "032180000118359719", label: "Mi banco" };
    await send(player, payoutAccountAdd, account);
  });
  const withdraw = async () => {
    const [account] = (await send(player, payoutAccounts, {})).list;
    const asked = { amount: 100n * UNITS, accountId: account!.id, withdrawPassword: PIN };
    return send(player, withdrawalCreate, asked, { key: "first-day-withdrawal" });
  };
  await expect(withdraw()).rejects.toMatchObject({ code: "payout_account_waiting" });

  // A new account waits a day, so that its owner is warned before a thief gains anything.
  passDay();
  await step("next day", async () => {
    const acts = await logInTerminal(terminal, await ana.logIn(ANA));
    expect(acts).toBe("This terminal acts as Ana Ruiz.");
    const session = await send(visitor, login, { ...names, type: "username" });
    if (!("token" in session)) throw new Error("the login asked for a further factor");
    player = { ...visitor, token: session.token };
    const { withdrawalId, reference } = await withdraw();
    await done(`withdrawal approve alba ${reference}`);
    await done(`withdrawal pay alba ${reference}`);
    expect(await send(player, withdrawalOne, { withdrawalId })).toMatchObject({ status: "PAID" });
  });
  await books();
}, 180_000);
