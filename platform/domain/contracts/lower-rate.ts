/** A contract in force somewhere below a payee, of the same kind. */
export type ContractBelow = { contract: string; downline: string; highestRate: number };

/**
 * The contracts that a payee's new rate ends: those below that pay more than it. An equal rate is
 * kept (domain 5.3). The upline sees them by name before the offer goes out.
 */
export function endedByRate<Below extends ContractBelow>(
  newRate: number,
  below: readonly Below[],
): Below[] {
  return below.filter(({ highestRate }) => highestRate > newRate);
}
