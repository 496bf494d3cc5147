import { expect, test } from "vitest";
import { testClock } from "#tests/support/database.ts";
import { random, SECRETS } from "../../../../tests/under-test/platform-under-test.ts";
import { toTronAddress } from "../../../contract/money/tron-address.ts";
import { USDT_TRC20 } from "../../../contract/money/usdt.ts";
import { trongrid } from "./trongrid.ts";

const ORIGIN = "https://api.trongrid.io";
const at = (byte: number) => Buffer.alloc(20, byte);
const hex = (byte: number) => `0x${at(byte).toString("hex")}`;
const ADDRESS = toTronAddress(at(1));
const SENDER = toTronAddress(at(2));
const [OLD, NEW] = ["a1".repeat(32), "b2".repeat(32)];

const listed = (id: string, time: number) => ({
  transaction_id: id,
  token_info: { symbol: "USDT", address: USDT_TRC20, decimals: 6, name: "Tether USD" },
  block_timestamp: time,
  from: SENDER,
  to: ADDRESS,
  type: "Transfer",
  value: "29070000",
});

const event = (id: string, index: number, more: object = {}) => ({
  block_number: 64_000_000 + index,
  block_timestamp: 1_800_000_000_000 + index,
  caller_contract_address: USDT_TRC20,
  contract_address: USDT_TRC20,
  event_index: index,
  event_name: "Transfer",
  result: {
    ...{ "0": hex(2), "1": hex(1), "2": "29070000" },
    ...{ from: hex(2), to: hex(1), value: "29070000" },
  },
  result_type: { from: "address", to: "address", value: "uint256" },
  event: "Transfer(address indexed from, address indexed to, uint256 value)",
  transaction_id: id,
  ...more,
});

/** TronGrid's answers by their path and, for a list, by which of the two was requested. */
function grid(answers: Record<string, object>) {
  const asked: Request[] = [];
  const context = {
    ...{ clock: testClock(), random, secrets: { ...SECRETS, trongridKey: "key-1" } },
    outside: async (request: Request) => {
      asked.push(request);
      const { pathname, searchParams } = new URL(request.url);
      const more = ["only_confirmed", "only_unconfirmed", "fingerprint"].filter((name) =>
        searchParams.has(name),
      );
      return Response.json(answers[[pathname, ...more].join(" ")] ?? { data: [], success: true });
    },
  };
  return { asked, context };
}

const LIST = `/v1/accounts/${ADDRESS}/transactions/trc20`;

test("transfers are read page by page, marked confirmed or unconfirmed, with block and event index", async () => {
  const { asked, context } = grid({
    [`${LIST} only_confirmed`]: {
      success: true,
      data: [listed(OLD, 1)],
      meta: { at: 1, fingerprint: "next", page_size: 1 },
    },
    [`${LIST} only_confirmed fingerprint`]: { success: true, data: [listed(OLD, 1)] },
    [`${LIST} only_unconfirmed`]: { success: true, data: [listed(NEW, 2)] },
    [`/v1/transactions/${OLD}/events only_confirmed`]: {
      success: true,
      data: [event(OLD, 0), event(OLD, 3), event(OLD, 4, { event_name: "Approval" })],
    },
    [`/v1/transactions/${NEW}/events`]: { success: true, data: [event(NEW, 1)] },
  });
  const since = new Date(1_799_999_000_000);
  const found = await trongrid.transfers(context, ORIGIN, { address: ADDRESS, since });
  const same = { token: USDT_TRC20, from: SENDER, to: ADDRESS, value: 29_070_000n };
  expect(found).toMatchObject([
    { ...same, txId: OLD, eventIndex: 0, block: 64_000_000, isSolid: true },
    { ...same, txId: OLD, eventIndex: 3, block: 64_000_003, isSolid: true },
    { ...same, txId: NEW, eventIndex: 1, isSolid: false },
  ]);
  const first = new URL(asked[0]!.url).searchParams;
  expect(Object.fromEntries(first)).toMatchObject({
    ...{ only_confirmed: "true", limit: "200", contract_address: USDT_TRC20 },
    ...{ order_by: "block_timestamp,asc", min_timestamp: "1799999000000" },
  });
  expect(asked.every(({ headers }) => headers.get("tron-pro-api-key") === "key-1")).toBe(true);
});

test("the newest block and the newest final one are two questions", async () => {
  const block = (number: number) => ({ blockID: "00", block_header: { raw_data: { number } } });
  const { context } = grid({
    "/wallet/getnowblock": block(64_000_020),
    "/walletsolidity/getnowblock": block(64_000_001),
  });
  expect(await trongrid.heads(context, ORIGIN)).toEqual({ head: 64_000_020, solid: 64_000_001 });
});

test("an answer of another shape is refused", async () => {
  const { context } = grid({ [`${LIST} only_confirmed`]: { success: false, error: "busy" } });
  const asked = { address: ADDRESS, since: new Date(0) };
  await expect(trongrid.transfers(context, ORIGIN, asked)).rejects.toThrow("list of transfers");
  await expect(trongrid.heads(context, ORIGIN)).rejects.toThrow("no block");
});
