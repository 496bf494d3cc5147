import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { platformUnderTest } from "#tests/under-test/platform-under-test.ts";
import { messageDelete, messages, unreadMessages } from "../../contract/publishing/messages.ts";
import { send } from "../../contract/wire/send.ts";
import { messages as rows } from "../../store/schema/notice.ts";

test("a deleted message is neither listed nor counted, and deleting it twice does no harm", async () => {
  const { caller, newMember } = await platformUnderTest();
  const { token } = await newMember("Ana2026");
  const her = caller({ token });
  expect(await send(her, unreadMessages, {})).toEqual({ unread: 1, claimable: 0 });
  const { list } = await send(her, messages, { pageNo: 1 });
  const { id } = list[0]!;
  expect(await send(her, messageDelete, { id })).toBeNull();
  expect(await send(her, messageDelete, { id })).toBeNull();
  expect(await send(her, messages, { pageNo: 1 })).toEqual({
    ...{ list: [], totalPages: 0, wantsLetters: true },
  });
  expect(await send(her, unreadMessages, {})).toEqual({ unread: 0, claimable: 0 });
});

test("an unread message that is deleted is counted no longer", async () => {
  const { caller, newMember, merchant } = await platformUnderTest();
  const { token, member } = await newMember("Ana2026");
  const store = await testStore();
  const [row] = await store.inMerchant(merchant.code, (tx) => tx.select().from(rows));
  expect(row).toMatchObject({ memberId: member.id, readAt: null });
  await send(caller({ token }), messageDelete, { id: row!.id });
  expect(await send(caller({ token }), unreadMessages, {})).toEqual({ unread: 0, claimable: 0 });
});
