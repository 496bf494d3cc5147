import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { platformUnderTest, random } from "../../../tests/under-test/platform-under-test.ts";
import { domains, siteStatus } from "../../contract/core/site.ts";
import { banners as bannersCall } from "../../contract/publishing/banners.ts";
import { messages, unreadMessages } from "../../contract/publishing/messages.ts";
import { send } from "../../contract/wire/send.ts";
import { merchantHosts } from "../../store/schema/merchant.ts";
import { banners } from "../../store/schema/notice.ts";
import { writeMessage } from "../outbox/write-message.ts";

test("the status belongs to the merchant of the host", async () => {
  const one = await platformUnderTest();
  const other = await platformUnderTest();
  const store = await testStore();
  const host = `${one.merchant.code}.test`;
  await store.db.insert(merchantHosts).values({ host, merchant: one.merchant.code });
  const status = (under: typeof one, url: string) => send(under.caller(), siteStatus, { url });
  const seen = await status(one, `http://${host.toUpperCase()}:3000/x`);
  expect(seen).toMatchObject({ status: 0, merchantCode: one.merchant.code });
  await expect(status(other, host)).rejects.toThrow("unknown_host");
  expect((await status(other, "preview.test")).merchantCode).toBe(other.merchant.code);
});

test("a merchant's hosts are its own", async () => {
  const one = await platformUnderTest();
  const other = await platformUnderTest();
  const store = await testStore();
  const { code } = one.merchant;
  const hosts = [`b.${code}.test`, `a.${code}.test`];
  await store.db.insert(merchantHosts).values(hosts.map((host) => ({ host, merchant: code })));
  expect(await send(one.caller(), domains, {})).toEqual([
    { host: `a.${code}.test` },
    { host: `b.${code}.test` },
  ]);
  expect(await send(other.caller(), domains, {})).toEqual([]);
});

test("banners come in their order, in the language or else in the first one", async () => {
  const { caller, merchant } = await platformUnderTest();
  const words = (title: string) => ({ kicker: "", title, text: "", action: "" });
  const row = { merchant: merchant.code, groupName: "w_home", url: "w_home-1" };
  const store = await testStore();
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(banners).values([
      { ...row, id: "b", position: 2, words: { es: words("dos"), en: words("two") } },
      { ...row, id: "a", position: 3, words: { es: words("tres") } },
      { ...row, id: "c", position: 1, words: { es: words("uno") }, isEnabled: false },
      { ...row, id: "d", position: 1, groupName: "w_help", words: { es: words("ayuda") } },
    ]),
  );
  const ask = (language: string) => send(caller(), bannersCall, { groupName: "w_home", language });
  expect((await ask("en")).map(({ title }) => title)).toEqual(["two", "tres"]);
  expect((await ask("es")).map(({ title }) => title)).toEqual(["dos", "tres"]);
  const other = await platformUnderTest();
  const input = { groupName: "w_home", language: "es" };
  expect(await send(other.caller(), bannersCall, input)).toEqual([]);
});

test("a banner is on show from its first instant until its last", async () => {
  const { caller, merchant, clock } = await platformUnderTest();
  const words = { es: { kicker: "", title: "feria", text: "", action: "" } };
  const at = (seconds: number) => new Date(clock.now().getTime() + seconds * 1_000);
  const row = { merchant: merchant.code, groupName: "w_rng", url: "w_rng-1", position: 1, words };
  const store = await testStore();
  await store.inMerchant(merchant.code, (tx) =>
    tx.insert(banners).values({ ...row, id: "a", shownFrom: at(10), shownTo: at(20) }),
  );
  const count = async () =>
    (await send(caller(), bannersCall, { groupName: "w_rng", language: "es" })).length;
  const seen = [await count()];
  for (const seconds of [10, 9, 1]) {
    clock.advance(seconds * 1_000);
    seen.push(await count());
  }
  expect(seen).toEqual([0, 1, 1, 0]);
});

test("a member reads only their own messages, page by page, by opening them", async () => {
  const { caller, merchant, newMember, clock } = await platformUnderTest();
  const ana = await newMember("ana2026");
  const bea = await newMember("bea2026");
  const store = await testStore();
  await store.inMerchant(merchant.code, async (tx) => {
    for (let number = 1; number <= 11; number += 1) {
      clock.advance(1_000);
      const details = { amount: `${number}.00` };
      const context = { merchant, random, clock };
      await writeMessage(context, tx, ana.member.id, "depositCredited", details);
    }
  });
  const member = caller({ token: ana.token });
  expect(await send(member, unreadMessages, {})).toMatchObject({ unread: 12 });
  const first = await send(member, messages, { pageNo: 1 });
  expect(first.totalPages).toBe(2);
  expect(first.list[0]).toMatchObject({ details: { amount: "11.00" }, isRead: false });
  expect(await send(member, unreadMessages, {})).toMatchObject({ unread: 2 });
  const second = await send(member, messages, { pageNo: 2 });
  expect(second.list.map(({ kind }) => kind)).toEqual(["depositCredited", "welcome"]);
  expect(await send(member, unreadMessages, {})).toMatchObject({ unread: 0 });
  expect((await send(member, messages, { pageNo: 1 })).list[0]?.isRead).toBe(true);
  expect(await send(caller({ token: bea.token }), unreadMessages, {})).toMatchObject({ unread: 1 });
});
