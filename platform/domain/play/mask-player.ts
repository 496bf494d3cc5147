/** Masks a winner's name for the public: "mario77" becomes "mar•••7". Short names keep less. */
export function maskPlayer(name: string): string {
  const letters = [...name];
  const shown = letters.slice(0, Math.min(3, Math.floor(letters.length / 2))).join("");
  const last = letters.length > 4 ? letters.at(-1) : "";
  return `${shown}•••${last}`;
}
