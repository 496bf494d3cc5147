/** A winner's name for everybody's eyes: "mario77" becomes "mar•••7", short names keep less. */
export function maskPlayer(name: string): string {
  const letters = [...name];
  const shown = letters.slice(0, Math.min(3, Math.floor(letters.length / 2))).join("");
  const last = letters.length > 4 ? letters.at(-1) : "";
  return `${shown}•••${last}`;
}
