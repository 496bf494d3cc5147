import type { MerchantFile } from "#platform/contract/staff/merchant/merchant-file.ts";

export type Method = NonNullable<MerchantFile["methods"]>[number];
type Terms = {
  /** Least and most, in whole units of the currency. */
  between: readonly [min: number, max: number];
  quick: readonly number[];
  names?: { es: string; en: string };
  countries?: string[];
  /** A wallet that is confirmed in the app of the payer's bank, without a code to scan. */
  isInBankApp?: boolean;
  /** dLocal's `payment_method_id`, by its pages of countries (docs.dlocal.com). */
  dlocal?: string;
  /** What the payer adds, as "12.00"; without it the house pays. */
  surcharge?: string;
  speed?: Method["speed"];
};

const HOUR = 60;
const DAY = 24 * HOUR;
const HOUSE = { fixed: "0.00", basisPoints: 0, payer: "house" } as const;

/** What the methods of one kind have in common. MOCKPAY plays the gateway until there is a real one. */
const KINDS: Record<
  Method["kind"],
  Pick<Method, "gateway" | "fee" | "expiresInMinutes" | "speed">
> = {
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
  transfer: { gateway: null, fee: HOUSE, expiresInMinutes: DAY, speed: "minutes" },
  crypto: { gateway: "mockchain", fee: HOUSE, expiresInMinutes: DAY, speed: "minutes" },
};

const USDT = { es: "USDT (red TRC20)", en: "USDT (TRC20 network)" };

/** One way to pay. A transfer has no gateway: staff check it. */
export function newMethod(code: string, kind: Method["kind"], terms: Terms): Method {
  const { between, quick, countries, dlocal, surcharge, speed, isInBankApp } = terms;
  const [min, max] = between;
  const names = terms.names ?? (kind === "crypto" ? USDT : undefined);
  return {
    ...KINDS[kind],
    ...{ code, kind, amountMin: whole(min), amountMax: whole(max) },
    quickAmounts: quick.map(whole),
    names: names ?? {},
    countries: countries ?? [],
    hours: null,
    details: {
      ...(dlocal && { paymentMethodId: dlocal }),
      ...(isInBankApp && { confirmedIn: "bankApp" }),
    },
    ...(surcharge && { fee: { fixed: surcharge, basisPoints: 0, payer: "player" } }),
    ...(speed && { speed }),
  };
}

const whole = (amount: number) => `${amount}.00`;
