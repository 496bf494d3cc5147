/** Basis points as per cent: 50 is "0.50". */
export const percentOf = (basisPoints: number): string => (basisPoints / 100).toFixed(2);
