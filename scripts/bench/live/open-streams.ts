import { request } from "node:http";
import { newId, newToken, tokenHash } from "#platform/core/access/token.ts";
import { systemClock } from "#platform/core/context.ts";
import { joinTree } from "#platform/members/tree/join-tree.ts";
import type { Store } from "#platform/store/open-store.ts";
import { members, merchants } from "#platform/store/schema/merchant.ts";
import { sessions } from "#platform/store/schema/session.ts";
import { systemRandom } from "../../../server/backend/system-random.ts";

export type Listening = { member: string; close(): void };

/** Members of a separate merchant, each with a session; returns their tokens. */
export async function seatListeners(store: Store, merchant: string, count: number) {
  const at = systemClock.now();
  const people = Array.from({ length: count }, (_, n) => ({
    merchant,
    id: `m${n}`,
    username: `m${n}`,
    usernameKey: `m${n}`,
    passwordHash: "",
    nickname: `m${n}`,
    createdAt: at,
  }));
  const tokens = people.map(() => newToken(systemRandom));
  const money = { currency: "MXN", currencySymbol: "P" };
  await store.db.insert(merchants).values({ code: merchant, name: merchant, ...money });
  await store.inMerchant(merchant, async (tx) => {
    await tx.insert(members).values(people);
    for (const { id } of people) await joinTree(tx, merchant, id);
    await tx.insert(sessions).values(
      people.map(({ id }, n) => ({
        merchant,
        id: newId(systemRandom),
        memberId: id,
        tokenHash: tokenHash(tokens[n]!),
        createdAt: at,
        lastSeenAt: at,
        expiresAt: new Date(at.getTime() + 3_600_000),
      })),
    );
  });
  return people.map(({ id }, n) => ({ member: id, token: tokens[n]! }));
}

/** Opens one member's stream over HTTP; resolves when it is open. */
export function openStream(
  base: string,
  who: { merchant: string; member: string; token: string },
  onWord: (member: string) => void,
): Promise<Listening> {
  const { merchant, member, token } = who;
  const headers = { "x-merchant": merchant, authorization: `Bearer ${token}` };
  return new Promise((done, fail) => {
    const sent = request(`${base}/platform/live`, { headers, agent: false }, (answer) => {
      if (answer.statusCode !== 200) fail(new Error(`the stream answered ${answer.statusCode}`));
      answer.setEncoding("utf8").on("data", (text: string) => {
        if (text.includes("data:")) onWord(member);
      });
      answer.once("data", () => done({ member, close: () => sent.destroy() }));
      answer.on("error", () => {});
    });
    sent.once("error", fail);
    sent.end();
  });
}
