import { useFormat } from "#app/ui/format/format.ts";
import { fromDecimal } from "#platform/contract/wire/written-money.ts";

type Details = Record<string, string | number | boolean>;

const AMOUNTS = ["amount", "left", "max", "min", "balance", "withdrawable"];

/**
 * Writes the amounts and the instants in a message's details. The platform sends an amount as
 * "100.00" and an instant as milliseconds; whole numbers are counts.
 */
export function useMoneyDetails() {
  const { amount, dateTime } = useFormat();
  const written = (name: string, value: string | number | boolean) => {
    if (name === "usableAt" || name === "until") return dateTime(Number(value));
    const text = String(value);
    const units = AMOUNTS.includes(name) && text.includes(".") ? fromDecimal(text) : null;
    return units === null ? value : amount(units);
  };
  return (details: Details): Details =>
    Object.fromEntries(
      Object.entries(details).map(([name, value]) => [name, written(name, value)]),
    );
}
