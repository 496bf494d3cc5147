/** Small letters without accents, as the searches read them: "deposito" finds "Depósito". */
export const folded = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
