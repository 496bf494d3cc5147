import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { platformUnderTest, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { siteStatus } from "../../contract/core/site.ts";
import { login } from "../../contract/members/auth.ts";
import { gameVendors } from "../../contract/play/games.ts";
import { send } from "../../contract/wire/send.ts";
import { merchants } from "../../store/schema/merchant.ts";

const PROXY = "10.0.0.1";
const proxies = { hops: 1, countryHeader: "cf-ipcountry" };
type From = { socket?: string; forwarded?: string; country?: string };

/** A platform behind one proxy, closed to a country and a range, and its callers without a site. */
async function closedPlatform(options: Parameters<typeof platformUnderTest>[0] = { proxies }) {
  const under = await platformUnderTest(options);
  const { db } = await testStore();
  const closed = { blockedCountries: ["FR"], blockedRanges: ["203.0.113.0/24"] };
  await db.update(merchants).set(closed).where(eq(merchants.code, under.merchant.code));
  const direct = ({ socket = PROXY, forwarded, country }: From) =>
    under.caller({
      fetch: (request) => {
        if (forwarded) request.headers.set("x-forwarded-for", forwarded);
        if (country) request.headers.set("cf-ipcountry", country);
        return under.platform.fetch(request, { incoming: { socket: { remoteAddress: socket } } });
      },
    });
  return { ...under, direct };
}

test.each<From>([
  { forwarded: "203.0.113.9" },
  { forwarded: "192.0.2.1, 203.0.113.9" },
  { forwarded: "192.0.2.1", country: "FR" },
  { socket: "203.0.113.9" },
])("a direct caller from a closed place is refused: %j", async (from) => {
  const { direct } = await closedPlatform();
  await expect(send(direct(from), gameVendors, {})).rejects.toThrow("site_closed");
});

test.each<From>([
  { forwarded: "192.0.2.1", country: "MX" },
  { forwarded: "203.0.113.9, 192.0.2.1" },
])("a direct caller from elsewhere is answered: %j", async (from) => {
  const { direct } = await closedPlatform();
  expect(await send(direct(from), gameVendors, {})).toEqual({ data: { lanes: [] } });
});

test("without proxies of our own, a forged header changes neither address nor country", async () => {
  const none = { hops: 0, countryHeader: "cf-ipcountry" };
  const { direct } = await closedPlatform({ proxies: none });
  const forged = { socket: "192.0.2.1", forwarded: "203.0.113.9", country: "FR" };
  const seen = await send(direct(forged), siteStatus, { url: "preview.test" });
  expect(seen).toMatchObject({ status: 0, location: "192.0.2.1", country: null });
  const hiding = { socket: "203.0.113.9", forwarded: "192.0.2.1" };
  await expect(send(direct(hiding), gameVendors, {})).rejects.toThrow("site_closed");
});

test("the site's own word counts more than its connection", async () => {
  const { direct } = await closedPlatform();
  const site = { siteKey: SECRETS.siteKey, clientAddress: "198.51.100.7", clientCountry: "PE" };
  const caller = { ...direct({ forwarded: "192.0.2.1", country: "MX" }), ...site };
  const seen = await send(caller, siteStatus, { url: "preview.test" });
  expect(seen).toMatchObject({ location: "198.51.100.7", country: "PE" });
});

test("limits per address tell direct callers behind one proxy apart", async () => {
  const { direct } = await closedPlatform();
  const guess = (forwarded: string, turn: number) =>
    send(direct({ forwarded }), login, {
      username: `nadie${turn}`,
      password: "otra-clave-9",
      type: "username",
    }).catch(({ code }: { code: string }) => code);
  const codes: unknown[] = [];
  for (let turn = 0; turn < 31; turn += 1)
    codes.push(await guess(`192.0.2.${turn}, 192.0.2.200`, turn));
  expect([codes[29], codes[30]]).toEqual(["login_failed", "captcha_required"]);
  expect(await guess("192.0.2.201", 31)).toBe("login_failed");
});
