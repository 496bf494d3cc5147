import { useFormat } from "#app/ui/format/format.ts";
import { formatUsdt } from "#platform/contract/money/usdt.ts";

/** "29.07 USDT" in the language's number format, with every decimal that is not zero. */
export function useUsdt() {
  const { locale } = useFormat();
  const format = formatOf(locale);
  return (usdt: bigint) => `${format.format(formatUsdt(usdt) as `${number}`)}\u00a0USDT`;
}

const formats = new Map<string, Intl.NumberFormat>();

function formatOf(locale: string): Intl.NumberFormat {
  const digits = { minimumFractionDigits: 2, maximumFractionDigits: 6 };
  const format = formats.get(locale) ?? new Intl.NumberFormat(locale, digits);
  formats.set(locale, format);
  return format;
}
