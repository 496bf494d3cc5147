import { expect, test } from "vitest";
import { as, factorsUnderTest } from "../../../tests/under-test/factors-under-test.ts";
import { memberInfo } from "../../contract/members/account.ts";
import { login } from "../../contract/members/auth.ts";
import { challengeAnswer, challengeSend, challengeShow } from "../../contract/members/challenge.ts";
import { loginHistory } from "../../contract/members/sessions.ts";
import { send } from "../../contract/wire/send.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const wrong = { code: "verification_code_wrong", field: "verificationCode" };
const site = (clientAddress: string) => ({ clientAddress, siteKey: "the-site-key" });

test("a member without any method of proof is never challenged", async () => {
  const { caller } = await factorsUnderTest({ newDeviceChallenge: true });
  const outcome = await send(caller(site("198.51.100.7")), login, as("ana2026"));
  expect(outcome).toHaveProperty("token");
});

test("an unknown device in an unknown network must enter a code from the phone", async () => {
  const { verify, challenged, letters, caller } = await factorsUnderTest({
    newDeviceChallenge: true,
  });
  await verify({ phone: "+525512345678", email: "Ana@mail.example" });
  const { id, ways, asked } = await challenged();
  expect(ways).toMatchObject([
    { way: "mobile", hint: "+52 ••• 5678" },
    { way: "email", hint: "A•••@mail.example" },
  ]);
  expect(await send(asked, challengeShow, { id })).toMatchObject({ id, ways });
  const { sentTo } = await send(asked, challengeSend, { id, way: "mobile" });
  expect(sentTo).toBe("+52 ••• 5678");
  const [text] = await letters();
  const code = /\b\d{6}\b/.exec(text?.text ?? "")?.[0] ?? "";
  const answer = { id, way: "mobile" as const, code, rememberDevice: false };
  const session = await send(asked, challengeAnswer, answer);
  expect((await send(caller({ token: session.token }), memberInfo, {})).account).toBe("ana2026");
  const written = (await letters()).find(({ subject }) => subject.startsWith("Nuevo acceso"));
  expect(written).toMatchObject({ recipient: "Ana@mail.example" });
  expect(written?.text).toContain("Dispositivo: Chrome · Android\nDirección: 198.51.100.7");
  await expect(send(asked, challengeAnswer, answer)).rejects.toMatchObject({
    code: "challenge_over",
  });
});

test("the choice to be remembered is stored with the challenge, where nobody can add it", async () => {
  const { withTotp, caller, clock } = await factorsUnderTest();
  const { code } = await withTotp();
  const answered = async (remember: boolean) => {
    clock.advance(MINUTE);
    const outcome = await send(caller(), login, { ...as("ana2026"), remember });
    const id = "challenge" in outcome ? outcome.challenge.id : "";
    const answer = { id, way: "totp" as const, code: code(), rememberDevice: false };
    return send(caller(), challengeAnswer, answer);
  };
  expect(await answered(true)).toMatchObject({ isRemembered: true });
  expect(await answered(false)).toMatchObject({ isRemembered: false });
});

test("a known network, a known device and a merchant without the rule require no challenge", async () => {
  const { verify, session, caller } = await factorsUnderTest({ newDeviceChallenge: true });
  await verify({ phone: "+525512345678" });
  expect(await send(caller(), login, as("ana2026"))).toHaveProperty("token");
  const moved = caller({ ...site("198.51.100.8"), deviceToken: session.deviceToken });
  expect(await send(moved, login, as("ana2026"))).toHaveProperty("token");
  const easy = await factorsUnderTest();
  await easy.verify({ phone: "+525512345678" });
  expect(await send(easy.caller(site("198.51.100.9")), login, as("ana2026"))).toHaveProperty(
    "token",
  );
});

test("a device is known for thirty days, and its token for one login", async () => {
  const { verify, session, caller, clock } = await factorsUnderTest({ newDeviceChallenge: true });
  await verify({ phone: "+525512345678" });
  const from = (address: string, deviceToken?: string) =>
    send(caller({ ...site(address), deviceToken }), login, as("ana2026"));
  const second = await from("198.51.100.20", session.deviceToken);
  expect(second).toHaveProperty("token");
  expect(await from("198.51.100.21", session.deviceToken)).toHaveProperty("challenge");
  clock.advance(31 * DAY);
  const token = "deviceToken" in second ? second.deviceToken : undefined;
  expect(await from("198.51.100.22", token)).toHaveProperty("challenge");
});

test("an app asks everywhere, until the device is remembered for thirty days", async () => {
  const { withTotp, caller, clock, session, verify } = await factorsUnderTest();
  await verify({ phone: "+525512345678" });
  const { code } = await withTotp();
  const again = (deviceToken?: string) => send(caller({ deviceToken }), login, as("ana2026"));
  const outcome = await again(session.deviceToken);
  if (!("challenge" in outcome)) throw new Error("no challenge was asked");
  // A member with an authenticator app cannot use a weaker code.
  expect(outcome.challenge.ways.map(({ way }) => way)).toEqual(["totp", "recovery"]);
  clock.advance(MINUTE);
  const remembered = await send(caller({ deviceToken: session.deviceToken }), challengeAnswer, {
    id: outcome.challenge.id,
    way: "totp",
    code: code(),
    rememberDevice: true,
  });
  const next = await again(remembered.deviceToken);
  expect(next).toHaveProperty("token");
  clock.advance(31 * DAY);
  const token = "deviceToken" in next ? next.deviceToken : undefined;
  expect(await again(token)).toHaveProperty("challenge");
});

test("a code of the app works once across challenges", async () => {
  const { withTotp, challenged, clock } = await factorsUnderTest();
  const { code } = await withTotp();
  const fresh = await challenged();
  const used = { id: fresh.id, way: "totp" as const, code: code(), rememberDevice: false };
  // The code confirmed the app, so it cannot answer the challenge as well.
  await expect(send(fresh.asked, challengeAnswer, used)).rejects.toMatchObject(wrong);
  clock.advance(MINUTE);
  const answer = { ...used, code: code() };
  await send(fresh.asked, challengeAnswer, answer);
  const next = await challenged();
  await expect(send(next.asked, challengeAnswer, { ...answer, id: next.id })).rejects.toMatchObject(
    wrong,
  );
});

test("a recovery code works once, however it is written", async () => {
  const { withTotp, challenged } = await factorsUnderTest();
  const { recoveryCodes } = await withTotp();
  expect(recoveryCodes).toHaveLength(10);
  const copied = recoveryCodes[3]!.toLowerCase().replace("-", " ");
  const first = await challenged();
  const answer = { way: "recovery" as const, code: copied, rememberDevice: false };
  await send(first.asked, challengeAnswer, { ...answer, id: first.id });
  const second = await challenged();
  await expect(
    send(second.asked, challengeAnswer, { ...answer, id: second.id }),
  ).rejects.toMatchObject(wrong);
});

test("five wrong answers end a challenge, and new ones buy few more guesses", async () => {
  const { withTotp, challenged, clock } = await factorsUnderTest();
  const { code } = await withTotp();
  clock.advance(MINUTE);
  const guess = async ({ id, asked }: Awaited<ReturnType<typeof challenged>>, given: string) =>
    send(asked, challengeAnswer, { id, way: "totp", code: given, rememberDevice: false }).then(
      () => "in",
      (error: { code: string }) => error.code,
    );
  const codes: string[] = [];
  for (let round = 0; round < 2; round += 1) {
    const open = await challenged();
    for (let turn = 0; turn < 6; turn += 1) codes.push(await guess(open, "000000"));
    expect(await guess(open, code())).toBe("challenge_over");
  }
  const tries = [...Array<string>(5).fill("verification_code_wrong"), "challenge_over"];
  expect(codes).toEqual([...tries, ...tries]);
  expect(await guess(await challenged(), code())).toBe("too_many_attempts");
  expect(await guess(await challenged("203.0.113.50"), code())).toBe("in");
});

test("a login that fails at the second step stands in the owner's list of logins", async () => {
  const { withTotp, challenged, member } = await factorsUnderTest();
  await withTotp();
  const { id, asked } = await challenged("198.51.100.77");
  const answer = { id, way: "totp" as const, code: "000000", rememberDevice: false };
  await expect(send(asked, challengeAnswer, answer)).rejects.toMatchObject(wrong);
  const { list } = await send(member, loginHistory, { pageNo: 1 });
  expect(list.find(({ isDone }) => !isDone)).toMatchObject({ address: "198.51.100.77" });
});

test("a challenge ends after ten minutes", async () => {
  const { withTotp, challenged, clock } = await factorsUnderTest();
  const { code } = await withTotp();
  const { id, asked } = await challenged();
  clock.advance(10 * MINUTE);
  const answer = { id, way: "totp" as const, code: code(), rememberDevice: false };
  await expect(send(asked, challengeAnswer, answer)).rejects.toThrow("challenge_over");
  await expect(send(asked, challengeShow, { id })).rejects.toThrow("challenge_over");
});

test("another merchant's challenge and a method that the member lacks are refused", async () => {
  const { withTotp, challenged } = await factorsUnderTest();
  const other = await factorsUnderTest();
  await withTotp();
  const theirs = await other.withTotp();
  const { id, asked } = await challenged();
  await expect(send(other.caller(), challengeShow, { id })).rejects.toThrow("challenge_over");
  const foreign = { id, way: "totp" as const, code: theirs.code(), rememberDevice: false };
  await expect(send(other.caller(), challengeAnswer, foreign)).rejects.toThrow("challenge_over");
  await expect(send(asked, challengeSend, { id, way: "mobile" })).rejects.toThrow("challenge_way");
  for (const way of ["mobile", "email", "passkey"] as const) {
    await expect(send(asked, challengeAnswer, { ...foreign, way })).rejects.toThrow(
      /challenge_way|challenge_over/,
    );
  }
});

test("one member's code does not answer another's challenge", async () => {
  const { withTotp, challenged, newMember, caller, clock } = await factorsUnderTest();
  await withTotp();
  const thief = await newMember("ladron26");
  const theirs = await withTotp(caller({ token: thief.token }));
  clock.advance(MINUTE);
  const { id, asked } = await challenged();
  for (const answer of [
    { way: "totp" as const, code: theirs.code() },
    { way: "recovery" as const, code: theirs.recoveryCodes[0]! },
  ]) {
    await expect(
      send(asked, challengeAnswer, { id, ...answer, rememberDevice: false }),
    ).rejects.toMatchObject(wrong);
  }
});
