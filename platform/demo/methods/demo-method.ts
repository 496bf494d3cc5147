import type { depositMethods } from "../../store/schema/cashier.ts";

export type DemoMethod = Omit<typeof depositMethods.$inferInsert, "merchant" | "position">;
type Kind = Exclude<DemoMethod["kind"], "staff">;
type Terms = {
  /** Least and most, in whole units of the currency. */
  between: readonly [min: number, max: number];
  quick: readonly number[];
  names?: { es: string; en: string };
  countries?: string[];
  /** dLocal's `payment_method_id`, by its pages of countries (docs.dlocal.com). */
  dlocal?: string;
  /** What the payer adds, as "12.00"; without it the house pays. */
  surcharge?: string;
  speed?: DemoMethod["speed"];
};

const HOUR = 60;
const DAY = 24 * HOUR;
const HOUSE = { fixed: "0.00", basisPoints: 0, payer: "house" } as const;

/** What the demonstration's methods of one kind have in common. */
const KINDS: Record<Kind, Pick<DemoMethod, "gateway" | "fee" | "expiresInMinutes" | "speed">> = {
  card: {
    gateway: "mockpay",
    fee: { ...HOUSE, basisPoints: 290 },
    expiresInMinutes: 30,
    speed: "instant",
  },
  wallet: { gateway: "mockpay", fee: HOUSE, expiresInMinutes: 30, speed: "instant" },
  voucher: {
    gateway: "mockpay",
    fee: HOUSE,
    expiresInMinutes: 3 * DAY,
    speed: "nextBusinessDay",
  },
  transfer: { fee: HOUSE, expiresInMinutes: DAY, speed: "minutes" },
  crypto: { gateway: "mockchain", fee: HOUSE, expiresInMinutes: DAY, speed: "minutes" },
};

const USDT = { es: "USDT (red TRC20)", en: "USDT (TRC20 network)" };

/** One row of `deposit_methods`. A transfer has no gateway: staff check it. */
export function demoMethod(code: string, kind: Kind, terms: Terms): DemoMethod {
  const { between, quick, countries, dlocal, surcharge, speed } = terms;
  const [min, max] = between;
  const names = terms.names ?? (kind === "crypto" ? USDT : undefined);
  return {
    ...KINDS[kind],
    ...{ code, kind, amountMin: units(min), amountMax: units(max) },
    quickAmounts: quick.map((amount) => `${amount}.00`),
    ...(names && { names }),
    ...(countries && { countries }),
    ...(dlocal && { details: { paymentMethodId: dlocal } }),
    ...(surcharge && { fee: { fixed: surcharge, basisPoints: 0, payer: "player" } }),
    ...(speed && { speed }),
  };
}

function units(amount: number): bigint {
  return BigInt(amount) * 10_000n;
}
