import { useFormat } from "#app/ui/format/format.ts";
import { once } from "#app/ui/format/once.ts";
import { formatUsdt } from "#platform/contract/money/usdt.ts";

/** "29.07 USDT" in the language's number format, with every decimal that is not zero. */
export function useUsdt() {
  const { locale } = useFormat();
  const format = formatOf(locale);
  return (usdt: bigint) => `${format.format(formatUsdt(usdt) as `${number}`)}\u00a0USDT`;
}

const formatOf = once(
  (locale: string) =>
    new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 6 }),
);
