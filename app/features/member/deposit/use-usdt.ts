import { useFormat } from "#app/ui/format/format.ts";
import { formatUsdt } from "#platform/contract/money/usdt.ts";

/** "29.07 USDT" in the language's number format, with every decimal that is not zero. */
export function useUsdt() {
  const { locale } = useFormat();
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: 2,
    maximumFractionDigits: 6,
  });
  return (usdt: bigint) => `${format.format(formatUsdt(usdt) as `${number}`)}\u00a0USDT`;
}
