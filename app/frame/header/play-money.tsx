import { type ReactNode, useContext, useMemo } from "react";
import { ConventionsContext } from "#app/ui/format/format.ts";

/** The decimals of play money, whatever the brand's currency has. */
const DECIMALS = 2;

/** Amounts below it are play money of that currency, such as "FUN 10,000.00". */
export function PlayMoney({ currency, children }: { currency: string; children: ReactNode }) {
  const conventions = useContext(ConventionsContext);
  const play = useMemo(
    () => ({ ...conventions, symbol: currency, decimals: DECIMALS }),
    [conventions, currency],
  );
  return <ConventionsContext.Provider value={play}>{children}</ConventionsContext.Provider>;
}
