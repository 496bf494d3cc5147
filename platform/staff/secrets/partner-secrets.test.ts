import { randomBytes } from "node:crypto";
import { expect, test } from "vitest";
import { testRandom } from "#tests/support/database.ts";
import { freshTable, SECRET, signedParts, VENDOR } from "#tests/support/vendor.ts";
import { random, SECRETS } from "#tests/under-test/platform-under-test.ts";
import { VENDOR_BASE } from "../../contract/play/vendor-wallet.ts";
import { isSignedBy, signedHeaders } from "../../contract/wire/signature.ts";
import { secretsOf } from "../../core/merchant/secrets-of.ts";
import { createWalletServer } from "../../play/vendor-wallet/create-wallet-server.ts";
import { merchantSecrets } from "../../store/schema/secret.ts";
import type { StaffContext } from "../staff-context.ts";
import { dropOldSecret, listSecrets, removeSecrets, setSecret } from "./partner-secrets.ts";

const strong = () => randomBytes(24).toString("base64url");

/** Two merchants with the same vendor, whose derived secret is SECRET, and one process for both. */
async function setUp() {
  const [t, other] = [await freshTable(), await freshTable()];
  const vendors = new Map([[VENDOR, [SECRET]]]);
  const parts = { ...t, random: testRandom(), secrets: { ...SECRETS, vendors } };
  const handle = createWalletServer(parts);
  const staff: StaffContext = { ...parts, random, staff: "eva", staffId: "eva" };
  /** The status of a call about a player, signed with a secret; signed answers are checked. */
  const call = async (secret: string, playerId = t.playerId) => {
    const path = `${VENDOR_BASE}/balance`;
    const body = JSON.stringify({ playerId });
    const signed = signedParts(path, body, t.clock.now(), strong());
    const headers = signedHeaders(VENDOR, secret, signed);
    const request = new Request(`http://p.test${path}`, { method: "POST", headers, body });
    const response = await handle(request);
    const text = await response.text();
    const signature = response.headers.get("x-signature") ?? "";
    if (response.status === 200)
      expect(isSignedBy([secret], { ...signed, body: text }, signature)).toBe(true);
    return response.status;
  };
  const later = () => t.clock.advance(6_000);
  const vendor = { merchant: t.merchant.code, kind: "vendor", name: VENDOR } as const;
  return { t, other, parts, staff, call, later, vendor };
}

test("a vendor's own secret counts at its merchant alone, and the derived one no longer there", async () => {
  const { other, staff, call, later, vendor } = await setUp();
  expect(await call(SECRET)).toBe(200);
  const own = strong();
  await setSecret(staff, vendor, own);
  later();
  expect([await call(own), await call(SECRET)]).toEqual([200, 401]);
  expect([await call(own, other.playerId), await call(SECRET, other.playerId)]).toEqual([401, 200]);
});

test("a second secret verifies, and signs after the first is dropped", async () => {
  const { t, parts, staff, call, later, vendor } = await setUp();
  const [first, second] = [strong(), strong()];
  const active = async () => (await secretsOf(parts, t.merchant.code)).vendors.get(VENDOR);
  await setSecret(staff, vendor, first);
  t.clock.advance(1_000);
  await setSecret(staff, vendor, second);
  later();
  expect(await active()).toEqual([first, second]);
  expect([await call(first), await call(second)]).toEqual([200, 200]);
  await expect(setSecret(staff, vendor, strong())).rejects.toMatchObject({ code: "secret_two" });
  await dropOldSecret(staff, t.merchant.code, VENDOR);
  later();
  expect([await call(first), await call(second)]).toEqual([401, 200]);
  const again = dropOldSecret(staff, t.merchant.code, VENDOR);
  await expect(again).rejects.toMatchObject({ code: "secret_one" });
  expect(await listSecrets(staff, t.merchant.code)).toMatchObject([{ name: VENDOR }]);
  expect(await removeSecrets(staff, vendor)).toBe(1);
});

test("secrets are stored sealed, for their merchant and partner", async () => {
  const { t, parts, staff, vendor } = await setUp();
  const own = strong();
  await setSecret(staff, vendor, own);
  const dlocal = { login: "the login", transKey: "the key", secretKey: "the secret" };
  const gateway = { merchant: t.merchant.code, kind: "gateway", name: "dlocal" } as const;
  await setSecret(staff, gateway, JSON.stringify({ ...dlocal, login: "before" }));
  await setSecret(staff, gateway, JSON.stringify(dlocal));
  await setSecret(staff, { ...gateway, name: "trongrid" }, "the other key");
  const rows = await t.store.inMerchant(t.merchant.code, (tx) => tx.select().from(merchantSecrets));
  expect(rows).toHaveLength(3);
  expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${own}|the (login|key|secret)|the other`));
  expect(await secretsOf(parts, t.merchant.code)).toMatchObject({
    dlocal,
    trongridKey: "the other key",
  });
});

test.each([
  ["an unknown vendor", { kind: "vendor", name: "NADIE" }, strong(), "unknown_vendor"],
  ["a weak secret", { kind: "vendor", name: VENDOR }, "secret-of-the-vendor", "secret_weak"],
  ["a short secret", { kind: "vendor", name: VENDOR }, "h7Qx2Lm9Tz", "secret_weak"],
  ["an unknown gateway", { kind: "gateway", name: "mockpay" }, strong(), "unknown_gateway"],
  ["half an account", { kind: "gateway", name: "dlocal" }, '{"login":"l"}', "secret_form"],
  ["no key", { kind: "gateway", name: "trongrid" }, "", "secret_form"],
] as const)("refuses %s", async (_what, partner, text, code) => {
  const { t, staff } = await setUp();
  const refused = async () => setSecret(staff, { merchant: t.merchant.code, ...partner }, text);
  await expect(refused()).rejects.toMatchObject({ code });
});
