import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { proven } from "#tests/under-test/proven.ts";
import { factorsUnderTest } from "../../../tests/under-test/factors-under-test.ts";
import { PASSWORD } from "../../../tests/under-test/platform-under-test.ts";
import { softAuthenticator } from "../../../tests/under-test/soft-authenticator.ts";
import { memberInfo } from "../../contract/members/account.ts";
import { ACCOUNT_TYPE } from "../../contract/members/account-type.ts";
import { challengeAnswer, challengePasskey, proofGive } from "../../contract/members/challenge.ts";
import {
  factors,
  passkeyAdd,
  passkeyAddStart,
  passkeyLogin,
  passkeyLoginStart,
  passkeyRemove,
  recoveryRenew,
  totpConfirm,
  totpEnd,
  totpStart,
} from "../../contract/members/factors.ts";
import { type Caller, send } from "../../contract/wire/send.ts";
import { recoveryCodes, totpSecrets } from "../../store/schema/factor.ts";
import { members, merchantHosts } from "../../store/schema/merchant.ts";

const MINUTE = 60_000;

async function withHost() {
  const under = await factorsUnderTest();
  const host = `${under.merchant.code}.localhost`;
  await under.store.db.insert(merchantHosts).values({ host, merchant: under.merchant.code });
  const origin = `http://${host}:3000`;
  const key = softAuthenticator(host, origin);
  const add = async (as: Caller = under.member, made = key) => {
    const { requestId, options } = await send(as, passkeyAddStart, { origin });
    const attestation = made.create(options);
    await send(as, passkeyAdd, { requestId, attestation, name: "Mi celular" });
  };
  const ask = () => send(under.caller(), passkeyLoginStart, { origin });
  return { ...under, host, origin, key, add, ask };
}

test("an app is on after its first code, and its secret is stored encrypted", async () => {
  const { member, merchant, clock, withTotp } = await factorsUnderTest();
  const { secret, uri } = await send(member, totpStart, {});
  expect(uri).toContain(`secret=${secret}`);
  expect(await send(member, totpStart, {})).toEqual({ secret, uri });
  const wrong = send(member, totpConfirm, { code: "000000" });
  await expect(wrong).rejects.toMatchObject({ code: "verification_code_wrong", field: "code" });
  expect(await send(member, factors, {})).toMatchObject({ hasTotp: false, recoveryLeft: 0 });
  const { recoveryCodes: codes } = await withTotp();
  expect(new Set(codes).size).toBe(10);
  expect(await send(member, factors, {})).toMatchObject({ hasTotp: true, recoveryLeft: 10 });
  await expect(send(member, totpStart, {})).rejects.toThrow("totp_on");
  const store = await testStore();
  const kept = await store.inMerchant(merchant.code, async (tx) => [
    await tx.select().from(totpSecrets),
    await tx.select().from(recoveryCodes),
  ]);
  for (const text of [secret, ...codes]) expect(JSON.stringify(kept)).not.toContain(text);
  clock.advance(MINUTE);
});

test("a change needs a recent proof, which needs the app's code too", async () => {
  const { member, clock, withTotp } = await factorsUnderTest();
  const { code } = await withTotp();
  clock.advance(11 * MINUTE);
  const all = await Promise.allSettled([
    send(member, totpEnd, {}),
    send(member, recoveryRenew, {}),
    send(member, passkeyAddStart, { origin: "http://x.localhost" }),
    send(member, passkeyRemove, { id: "x" }),
  ]);
  for (const refused of all) {
    expect(refused).toMatchObject({ reason: { code: "proof_required" } });
  }
  const wrong = send(member, proofGive, { password: "otra-cosa-9", code: code() });
  await expect(wrong).rejects.toMatchObject({ field: "password" });
  const half = send(member, proofGive, { password: PASSWORD });
  await expect(half).rejects.toMatchObject({ field: "code" });
  const sure = await proven(member, { password: PASSWORD, code: code() });
  await send(sure, totpEnd, {});
  expect(await send(sure, factors, {})).toEqual({
    hasTotp: false,
    recoveryLeft: 0,
    passkeys: [],
  });
});

test("new recovery codes make the old ones worthless", async () => {
  const { member, withTotp, challenged } = await factorsUnderTest();
  const { recoveryCodes: old } = await withTotp();
  const { recoveryCodes: fresh } = await send(member, recoveryRenew, {});
  const { id, asked } = await challenged();
  const answer = { id, way: "recovery" as const, rememberDevice: false };
  const used = send(asked, challengeAnswer, { ...answer, code: old[0]! });
  await expect(used).rejects.toThrow("verification_code_wrong");
  await send(asked, challengeAnswer, { ...answer, code: fresh[0]! });
});

test("a trial account cannot switch a factor on", async () => {
  const { member, store, merchant } = await factorsUnderTest();
  await store.inMerchant(merchant.code, (tx) =>
    tx.update(members).set({ type: ACCOUNT_TYPE.trial }),
  );
  await expect(send(member, totpStart, {})).rejects.toThrow("in_need_true_account");
  const origin = "http://x.localhost";
  await expect(send(member, passkeyAddStart, { origin })).rejects.toThrow("in_need_true_account");
});

test("a passkey logs in without a name, each request once", async () => {
  const { caller, member, key, add, ask } = await withHost();
  await add();
  expect((await send(member, factors, {})).passkeys).toMatchObject([{ name: "Mi celular" }]);
  const { requestId, options } = await ask();
  const assertion = key.get(options);
  const session = await send(caller(), passkeyLogin, { requestId, assertion });
  expect((await send(caller({ token: session.token }), memberInfo, {})).account).toBe("ana2026");
  const replayed = send(caller(), passkeyLogin, { requestId, assertion });
  await expect(replayed).rejects.toThrow("passkey_failed");
  const next = await ask();
  const old = send(caller(), passkeyLogin, { requestId: next.requestId, assertion });
  await expect(old).rejects.toThrow("passkey_failed");
});

test("a passkey answers the challenge that it asks for", async () => {
  const { caller, add, key, origin, challenged } = await withHost();
  await add();
  const { id, ways, asked } = await challenged();
  expect(ways).toEqual([{ way: "passkey", hint: "" }]);
  const { requestId, options } = await send(asked, challengePasskey, { id, origin });
  const assertion = key.get(options);
  const answer = { id, way: "passkey" as const, requestId, assertion, rememberDevice: false };
  const session = await send(asked, challengeAnswer, answer);
  expect((await send(caller({ token: session.token }), memberInfo, {})).account).toBe("ana2026");
});

test("another origin, another's key, an old counter and a late answer open nothing", async () => {
  const { caller, host, origin, key, add, ask, clock } = await withHost();
  await add();
  const attempt = async (assertionOf: (options: Record<string, unknown>) => object) => {
    const { requestId, options } = await ask();
    const assertion = assertionOf(options) as Record<string, unknown>;
    return send(caller(), passkeyLogin, { requestId, assertion }).then(
      () => "in",
      (error: { code: string }) => error.code,
    );
  };
  const stranger = softAuthenticator(host, origin);
  expect(await attempt((asked) => key.get(asked, { origin: "http://evil.localhost" }))).toBe(
    "passkey_failed",
  );
  expect(await attempt((asked) => stranger.get(asked))).toBe("passkey_failed");
  expect(await attempt((asked) => ({ ...stranger.get(asked), id: key.get(asked).id }))).toBe(
    "passkey_failed",
  );
  expect(await attempt(() => ({}))).toBe("passkey_failed");
  expect(await attempt((asked) => key.get(asked, { counter: 90 }))).toBe("in");
  expect(await attempt((asked) => key.get(asked, { counter: 90 }))).toBe("passkey_failed");
  const { requestId, options } = await ask();
  clock.advance(6 * MINUTE);
  const late = send(caller(), passkeyLogin, {
    requestId,
    assertion: key.get(options, { counter: 99 }),
  });
  await expect(late).rejects.toThrow("passkey_failed");
});

test("a passkey is valid at its merchant only, and a foreign host gets none", async () => {
  const one = await withHost();
  const other = await withHost();
  await one.add();
  const { requestId, options } = await other.ask();
  const assertion = one.key.get(options, { origin: other.origin });
  await expect(send(other.caller(), passkeyLogin, { requestId, assertion })).rejects.toThrow(
    "passkey_failed",
  );
  for (const origin of [one.origin, "http://evil.example", "nonsense"]) {
    await expect(send(other.caller(), passkeyLoginStart, { origin })).rejects.toThrow(
      "passkey_failed",
    );
  }
});

test("one member cannot remove or answer with another's passkey", async () => {
  const { caller, member, newMember, add, origin, key, challenged, withTotp } = await withHost();
  const thief = caller({ token: (await newMember("ladron26")).token });
  await add();
  await withTotp();
  const [mine] = (await send(member, factors, {})).passkeys;
  await expect(send(thief, passkeyRemove, { id: mine!.id })).rejects.toThrow("not_found");
  const theirs = softAuthenticator(new URL(origin).hostname, origin);
  await add(thief, theirs);
  const { id, asked } = await challenged();
  const { requestId, options } = await send(asked, challengePasskey, { id, origin });
  const answer = { id, way: "passkey" as const, requestId, rememberDevice: false };
  const foreign = send(asked, challengeAnswer, { ...answer, assertion: theirs.get(options) });
  await expect(foreign).rejects.toThrow("passkey_failed");
  await send(asked, challengeAnswer, { ...answer, assertion: key.get(options) });
  await send(member, passkeyRemove, { id: mine!.id });
  expect((await send(member, factors, {})).passkeys).toEqual([]);
});
