type Country = { currency: string; symbol: string; timeZone: string };

/**
 * The defaults of a country's brand, with money signed in the local way. Every value may be
 * overridden.
 */
export const COUNTRIES: Readonly<Record<string, Country>> = {
  AR: { currency: "ARS", symbol: "$", timeZone: "America/Argentina/Buenos_Aires" },
  CL: { currency: "CLP", symbol: "$", timeZone: "America/Santiago" },
  CO: { currency: "COP", symbol: "$", timeZone: "America/Bogota" },
  EC: { currency: "USD", symbol: "$", timeZone: "America/Guayaquil" },
  ES: { currency: "EUR", symbol: "€", timeZone: "Europe/Madrid" },
  MX: { currency: "MXN", symbol: "$", timeZone: "America/Mexico_City" },
  PE: { currency: "PEN", symbol: "S/", timeZone: "America/Lima" },
};

type Asked = { country: string; currency?: string | undefined; symbol?: string | undefined };

/**
 * A brand's money: the given currency, else its country's. A foreign currency has its own symbol.
 */
export function moneyOf({ country, currency, symbol }: Asked): { code: string; symbol: string } {
  const code = currency ?? COUNTRIES[country]!.currency;
  const known = Object.values(COUNTRIES).find((one) => one.currency === code);
  return { code, symbol: symbol ?? known?.symbol ?? narrowSymbol(code) };
}

function narrowSymbol(currency: string): string {
  const form = { style: "currency", currency, currencyDisplay: "narrowSymbol" } as const;
  const parts = new Intl.NumberFormat("es", form).formatToParts(0);
  return parts.find(({ type }) => type === "currency")!.value;
}
