import type { Transaction } from "../store/open-store.ts";
import { depositMethods } from "../store/schema/cashier.ts";

type Method = typeof depositMethods.$inferInsert;

const units = (amount: number) => BigInt(amount) * 10_000n;
const free = { fixed: "0.00", basisPoints: 0 } as const;
const HOUR = 60;
const DAY = 24 * HOUR;

/**
 * The methods of a demonstration in Mexico. MOCKPAY plays the card page, the wallet and the till.
 */
const METHODS: Omit<Method, "merchant">[] = [
  {
    code: "CARD",
    kind: "card",
    gateway: "mockpay",
    amountMin: units(50),
    amountMax: units(50_000),
    quickAmounts: ["200.00", "500.00", "1000.00", "2000.00", "5000.00", "10000.00"],
    fee: { fixed: "0.00", basisPoints: 290, payer: "house" },
    expiresInMinutes: 30,
    speed: "instant",
  },
  {
    code: "WALLET",
    kind: "wallet",
    gateway: "mockpay",
    amountMin: units(20),
    amountMax: units(20_000),
    quickAmounts: ["100.00", "200.00", "500.00", "1000.00", "2000.00", "5000.00"],
    fee: { ...free, payer: "house" },
    expiresInMinutes: 30,
    speed: "instant",
  },
  {
    code: "SPEI",
    kind: "transfer",
    names: { es: "Transferencia SPEI", en: "SPEI transfer" },
    countries: ["MX"],
    amountMin: units(100),
    amountMax: units(100_000),
    quickAmounts: ["500.00", "1000.00", "2000.00", "5000.00", "10000.00", "20000.00"],
    fee: { ...free, payer: "house" },
    expiresInMinutes: DAY,
    speed: "minutes",
  },
  {
    code: "STORE",
    kind: "voucher",
    gateway: "mockpay",
    countries: ["MX"],
    amountMin: units(50),
    amountMax: units(10_000),
    quickAmounts: ["100.00", "200.00", "500.00", "1000.00", "2000.00", "5000.00"],
    fee: { fixed: "12.00", basisPoints: 0, payer: "player" },
    expiresInMinutes: 3 * DAY,
    speed: "nextBusinessDay",
  },
  {
    code: "USDT",
    kind: "crypto",
    names: { es: "USDT (red TRC20)", en: "USDT (TRC20 network)" },
    gateway: "mockchain",
    amountMin: units(100),
    amountMax: units(100_000),
    quickAmounts: ["200.00", "500.00", "1000.00", "2000.00", "5000.00", "10000.00"],
    fee: { ...free, payer: "house" },
    expiresInMinutes: DAY,
    speed: "minutes",
  },
];

/** By hand and never offered. Its limits are those of one credit. */
const STAFF: Omit<Method, "merchant"> = {
  code: "STAFF",
  kind: "staff",
  amountMin: 100n,
  amountMax: units(1_000_000),
  fee: { ...free, payer: "house" },
  expiresInMinutes: HOUR,
  speed: "instant",
};

/** Adds the payment methods of a demonstration's merchant, once. Changes by staff stay. */
export async function seedDepositMethods(tx: Transaction, merchant: string): Promise<void> {
  const account = {
    bank: "Banco Demo",
    holder: `${merchant[0]?.toUpperCase()}${merchant.slice(1)} Entretenimiento`,
    account: "032180000118359719",
  };
  const rows = [...METHODS, STAFF].map((method, position) => ({
    ...{ merchant, position },
    ...method,
    ...(method.kind === "transfer" && { details: account }),
  }));
  await tx.insert(depositMethods).values(rows).onConflictDoNothing();
}
