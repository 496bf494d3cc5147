/** Masks a person's name for another member: "Luz Muñoz" becomes "L••• M•••". */
export function maskName(name: string): string {
  const words = name.split(/\s+/u).filter(Boolean);
  return words.map((word) => `${[...word][0]}•••`).join(" ");
}
