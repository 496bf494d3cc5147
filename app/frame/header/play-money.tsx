import { type ReactNode, useContext, useMemo } from "react";
import { ConventionsContext } from "#app/ui/format/format.ts";

/** The decimals of play money, whatever the brand's currency has. */
const DECIMALS = 2;

/** Amounts below it are play money with its own sign, such as "★10,000.00". */
export function PlayMoney({ symbol, children }: { symbol: string; children: ReactNode }) {
  const conventions = useContext(ConventionsContext);
  const play = useMemo(
    () => ({ ...conventions, symbol, decimals: DECIMALS }),
    [conventions, symbol],
  );
  return <ConventionsContext.Provider value={play}>{children}</ConventionsContext.Provider>;
}
