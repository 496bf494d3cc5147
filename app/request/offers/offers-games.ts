/** Whether a brand has games of one of these types; one that names none has them all. */
export const offersGames = (
  { gameTypes }: { gameTypes?: readonly string[] | undefined },
  types: readonly string[],
): boolean => !gameTypes || types.some((type) => gameTypes.includes(type));
