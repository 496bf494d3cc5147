import { closeAtEnd } from "#tests/support/close-at-end.ts";
import { emptyDatabase, testStore } from "#tests/support/database.ts";
import { layMethods } from "#tests/under-test/demo-brands.ts";
import { createMockpay, type Mockpay } from "#vendors/mockpay/create-mockpay.ts";
import { depositCreate, depositOne } from "../../platform/contract/money/cashier.ts";
import { balance } from "../../platform/contract/money/wallet.ts";
import { messages } from "../../platform/contract/publishing/messages.ts";
import type { ValueOf } from "../../platform/contract/wire/call.ts";
import { type Caller, send } from "../../platform/contract/wire/send.ts";
import { merchantHosts } from "../../platform/store/schema/merchant.ts";
import { type PlatformUnderTest, platformUnderTest, random } from "./platform-under-test.ts";

const ORIGIN = "http://mockpay.test";
const DECISIONS = "http://platform.test/platform/member/verification/callback";
const WEBHOOK = "http://platform.test/platform/cashier/webhooks/mockpay";

export type CashierUnderTest = {
  under: PlatformUnderTest;
  mockpay: Mockpay;
  /** A member's caller. */
  member: Caller;
  /** The gateway's webhooks, with the status of their answers. */
  webhooks: { request: Request; status: number }[];
  /** Connections: platform to gateway, and gateway to platform. */
  lines: { isGatewayUp: boolean; isPlatformUp: boolean };
  deposit: (amount: bigint, key: string, method?: string) => Promise<DepositAnswer>;
  press: (redirectUrl: string, action: string) => Promise<Response>;
  state: (depositId: string) => Promise<{ status: string; balance: bigint; news: string[] }>;
};

type DepositAnswer = { deposit: ValueOf<typeof depositOne>; redirectUrl: string };

/** A platform and the demonstration gateway, connected without a port. */
export async function cashierUnderTest(): Promise<CashierUnderTest> {
  const lines = { isGatewayUp: true, isPlatformUp: true };
  const webhooks: CashierUnderTest["webhooks"] = [];
  const under = await platformUnderTest({
    settings: {
      gateways: { mockpay: ORIGIN, mockchain: `${ORIGIN}/chain` },
      usdt: { rate: "17.20", min: "5.00" },
      country: "MX",
    },
    outside: async (request) =>
      lines.isGatewayUp ? mockpay.fetch(request) : Promise.reject(new Error("line is down")),
  });
  const store = await testStore();
  await store.inMerchant(under.merchant.code, (tx) => layMethods(tx, under.merchant.code));
  const pool = await emptyDatabase();
  const mockpay = createMockpay({
    pool,
    webhookUrl: WEBHOOK,
    decisionUrl: DECISIONS,
    webhookFetch: async (request) => {
      if (!lines.isPlatformUp) return new Response(null, { status: 503 });
      const copy = request.clone();
      const response = await under.platform.fetch(request);
      webhooks.push({ request: copy, status: response.status });
      return response;
    },
    secret: "gateway-secret",
    origin: ORIGIN,
    clock: under.clock,
    random,
  });
  await mockpay.start();
  closeAtEnd(mockpay.close);
  const host = `${under.merchant.code}.localhost`;
  await store.db.insert(merchantHosts).values({ host, merchant: under.merchant.code });
  const returnUrl = `http://${host}/member/deposit`;
  const { token } = await under.newMember("pagadora1");
  const member = under.caller({ token });
  return {
    under,
    mockpay,
    member,
    webhooks,
    lines,
    deposit: async (amount, key, method = "CARD") => {
      const input = { method, amount, returnUrl };
      const { deposit } = await send(member, depositCreate, input, { key });
      return { deposit, redirectUrl: deposit.payment?.url ?? "" };
    },
    press: (redirectUrl, action) => {
      const url = redirectUrl.replace(/(\?|$)/, `/${action}$1`);
      return mockpay.fetch(new Request(url, { method: "POST" }));
    },
    state: async (depositId) => {
      const { status } = await send(member, depositOne, { depositId });
      const { sumBalance } = await send(member, balance, {});
      const { list } = await send(member, messages, { pageNo: 1 });
      const news = list.map(({ kind }) => kind).filter((kind) => kind !== "welcome");
      return { status, balance: sumBalance, news };
    },
  };
}
