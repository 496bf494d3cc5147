/**
 * True when a brand has games of one of these types. A brand that names no types has all of them.
 */
export const offersGames = (
  { gameTypes }: { gameTypes?: readonly string[] | undefined },
  types: readonly string[],
): boolean => !gameTypes || types.some((type) => gameTypes.includes(type));
