/** The width of a row from which more than the usual six covers stand in it. */
export const COVERS = {
  eight: "(min-width: 1300px)",
  nine: "(min-width: 1600px)",
} as const;
