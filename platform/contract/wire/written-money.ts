/** The one minus sign of every page. */
export const MINUS = "\u2212";

const UNITS = 10_000n;

/**
 * The written form of amounts on one page: the figures' locale and decimals, and the text around
 * the figures. It is data, so that a server can hand it to a page's script.
 */
export type MoneyForm = { locale: string; decimals: number; before: string; after: string };

type Written = {
  /** A language form such as "es-PE". It places the symbol. */
  locale: string;
  symbol: string;
  decimals: number;
  /** Figures keep their order in right-to-left text, and the symbol stays in front of them. */
  isRightToLeft?: boolean;
};

/**
 * The money form of a language: "$1.50" in Mexico, "S/ 1.50" in Peru, "1,50 €" in Spain. The symbol
 * is the brand's own, because browsers and servers disagree about the symbols of currencies.
 */
export function moneyForm({ locale, symbol, decimals, isRightToLeft }: Written): MoneyForm {
  const parts = patternOf(locale).map(({ type }) => type);
  const [currency, figures] = [parts.indexOf("currency"), parts.indexOf("integer")];
  if (currency > figures && !isRightToLeft)
    return { locale, decimals, before: "", after: `\u00a0${symbol}` };
  // A symbol that ends in a letter stands apart everywhere, a sign where the country writes it so.
  const stands = /\p{S}$/u.test(symbol) && (isRightToLeft || figures === currency + 1);
  return { locale, decimals, before: `${symbol}${stands ? "" : "\u00a0"}`, after: "" };
}

const patternOf = (locale: string) =>
  new Intl.NumberFormat(locale, {
    style: "currency",
    currency: "USD",
    currencyDisplay: "narrowSymbol",
  }).formatToParts(1);

/**
 * Writes amounts in ledger units, such as "−$1,234.50". They are cut, never rounded up: nobody may
 * believe they have more than they do.
 */
export function moneyWriter(form: MoneyForm): (units: bigint) => string {
  const figures = figuresWriter(form);
  return (units) => {
    const size = units < 0n ? -units : units;
    return `${units < 0n ? MINUS : ""}${form.before}${figures(size)}${form.after}`;
  };
}

/** Writes the figures alone, such as "1,234.50", cut after the decimals of the form. */
export function figuresWriter({ locale, decimals }: Pick<MoneyForm, "locale" | "decimals">) {
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    roundingMode: "trunc",
  } as Intl.NumberFormatOptions);
  return (units: bigint) => format.format(toDecimal(units)).replace("-", MINUS);
}

/** The exact decimal of an amount in ledger units: 12345678n is "1234.5678". */
export function toDecimal(units: bigint): `${number}` {
  const size = units < 0n ? -units : units;
  const fraction = (size % UNITS).toString().padStart(4, "0");
  return `${units < 0n ? "-" : ""}${size / UNITS}.${fraction}` as `${number}`;
}

/** The ledger units of a decimal of the platform, such as "-100.5"; null for anything else. */
export function fromDecimal(text: string): bigint | null {
  const [, sign, whole, fraction = ""] = /^(-?)(\d{1,14})(?:\.(\d{1,4}))?$/.exec(text) ?? [];
  if (!whole) return null;
  const size = BigInt(whole) * UNITS + BigInt(fraction.padEnd(4, "0"));
  return sign ? -size : size;
}

/** The decimals of a currency by ISO 4217: 2 for MXN, 0 for CLP and PYG. */
export const decimalsOf = (currency: string): number =>
  new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions()
    .maximumFractionDigits ?? 2;

/** Signs of several currencies, and the specification's own sign, which names none. */
const SHARED_SIGNS = ["$", "P", "\u00a3", "\u00a5", "kr"];

/** True when the symbol does not say which currency it means, so that its code belongs beside it. */
export const isSharedSign = (symbol: string): boolean => SHARED_SIGNS.includes(symbol);

/**
 * The language form of a page in a country. English writes money alike in every country, and data
 * of mixed forms such as "en-ES" contradicts itself.
 */
export const moneyLocale = (language: string, country: string): string =>
  language === "es" && country ? `es-${country}` : language === "es" ? "es-MX" : "en-GB";

/** The sign after a percentage in a language form: "%", or in Spain "\u00a0%". */
export const percentSignOf = (locale: string): string =>
  /\s/.test(new Intl.NumberFormat(locale, { style: "percent" }).format(1)) ? "\u00a0%" : "%";
