import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { sessionCookies } from "#app/request/cookies/session-cookies.server.ts";
import { register } from "#platform/contract/members/account.ts";
import { login, type Session } from "#platform/contract/members/auth.ts";
import { profileSave } from "#platform/contract/members/profile.ts";
import { depositCreate, depositOne } from "#platform/contract/money/cashier.ts";
import type { Call, InputOf, ValueOf } from "#platform/contract/wire/call.ts";
import { type Caller, send } from "#platform/contract/wire/send.ts";
import { deriveSecrets } from "#platform/core/seal/derive-secrets.ts";
import { brandUrl, expect } from "./e2e.ts";
import { PLATFORM_PORT } from "./platform-port.ts";
import { DEMO_PASSWORD, newUsername, PASSWORD } from "./visitor.ts";

const DATA_DIR = ".data/e2e";
const UNITS = 10_000n;
const person = { fullname: "Luz Muñoz Peña", birthday: "1990-05-17", nationality: "MX" };
/** The fields that a brand requires in addition to name and password. */
const ASKED: Record<string, Partial<typeof person>> = { noche: person };

type Place = { page: Page; baseURL: string | undefined; brand: string; path: string };

/**
 * Registers a member of the brand by call, and opens the page at `path`. With `deposit`, the
 * balance has that many whole pesos. Whoever excludes themselves needs a `fullname` of their own, because
 * namesakes born on the same day wait for a verification. Returns the user name; the password is PASSWORD.
 */
export async function becomeMember(
  place: Place & {
    email?: string;
    deposit?: number;
    agentLink?: string;
    referralCode?: string;
    nickname?: string;
    fullname?: string;
  },
): Promise<string> {
  const { page, baseURL, brand, email, deposit, agentLink, nickname, fullname, referralCode } =
    place;
  const caller = await callerAt(page, brand);
  const username = newUsername();
  const origin = brandUrl(baseURL, brand).replace(/\/$/, "");
  const session = await send(caller, register, {
    username,
    password: PASSWORD,
    confirmPassword: PASSWORD,
    ...ASKED[brand],
    ...(fullname && ASKED[brand] && { fullname }),
    ...(email && { email }),
    ...(agentLink && { agentLink }),
    ...(referralCode && { referralCode }),
    isAdult: true,
    hasAgreed: true,
    registerUrl: origin,
    registerMethod: "WEB",
    domain: new URL(origin).hostname,
  });
  if (nickname)
    await send({ ...caller, token: session.token }, profileSave, {
      nickname,
      fields: {},
    });
  if (deposit) await pay(page, { ...caller, token: session.token }, origin, deposit);
  await enter(place, session);
  return username;
}

/** Sends one call as a demonstration account. */
export async function askAs<C extends Call>(
  { page, brand, username }: Pick<Place, "page" | "brand"> & { username: string },
  call: C,
  input: InputOf<C>,
): Promise<ValueOf<C>> {
  const caller = await callerAt(page, brand);
  const { token } = await logInAs(caller, brand, username);
  return send({ ...caller, token }, call, input, { key: randomUUID() });
}

async function logInAs(caller: Caller, brand: string, username: string): Promise<Session> {
  const input = { username, password: DEMO_PASSWORD, type: "username" as const };
  const answer = await send(caller, login, input);
  if (!("token" in answer)) throw new Error(`${brand} asks ${username} for more than a password`);
  return answer;
}

/** Logs in a demonstration account by call, and opens the page at `path`. */
export async function enterAs(place: Place & { username: string }): Promise<void> {
  const { page, brand, username } = place;
  await enter(place, await logInAs(await callerAt(page, brand), brand, username));
}

async function enter({ page, baseURL, brand, path }: Place, session: Session) {
  const url = brandUrl(baseURL, brand);
  const headers = await sessionCookies(session);
  const cookies = headers.getSetCookie().map((line) => {
    const [name = "", value = ""] = (line.split(";")[0] ?? "").split(/=(.*)/);
    return { name, value, url, httpOnly: true, sameSite: "Lax" as const };
  });
  await page.context().addCookies(cookies);
  await page.goto(brandUrl(baseURL, brand, path));
}

/** The site's own caller to the platform, for this browser. */
async function callerAt(page: Page, merchant: string): Promise<Caller> {
  const master = readFileSync(`${DATA_DIR}/master-secret`, "utf8");
  const { siteKey } = deriveSecrets({ master, vendors: [], gateways: [] });
  return {
    base: `http://127.0.0.1:${PLATFORM_PORT}/platform`,
    fetch: (request) => fetch(request),
    merchant,
    language: "es",
    clientAddress: "127.0.0.1",
    userAgent: await page.evaluate(() => navigator.userAgent),
    siteKey,
  };
}

/** Opens a deposit, pays it at the gateway and waits until it is credited. */
async function pay(page: Page, caller: Caller, origin: string, pesos: number) {
  const order = {
    method: "CARD",
    amount: BigInt(pesos) * UNITS,
    returnUrl: `${origin}/member/deposit/latest`,
  };
  const { deposit, redirectUrl } = await send(caller, depositCreate, order, { key: randomUUID() });
  const gateway = new URL(redirectUrl ?? "");
  const { host } = gateway;
  gateway.hostname = "127.0.0.1";
  gateway.pathname += "/pay";
  const paid = await page.request.post(gateway.href, { headers: { host }, maxRedirects: 0 });
  expect(paid.status()).toBe(303);
  const { depositId } = deposit;
  const status = async () => (await send(caller, depositOne, { depositId })).status;
  await expect.poll(status).toBe("CREDITED");
}
