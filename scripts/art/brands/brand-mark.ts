/** A brand's signs as SVG documents; `dark` is the logo for dark grounds. */
export type BrandMark = {
  code: string;
  logo: string;
  logoDark: string;
  /** The sign without the word, on its own ground, 64 by 64. */
  icon: string;
  favicon: string;
};

export function document(width: number, height: number, ...drawn: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawn.join("")}</svg>\n`;
}
