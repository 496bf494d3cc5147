/** A brand's signs as SVG documents; `dark` is the logo for dark grounds. */
export type BrandMark = {
  code: string;
  logo: string;
  logoDark: string;
  /** The sign without the word, on its own ground, 64 by 64. */
  icon: string;
  favicon: string;
};

/** The icon with room around it: systems cut it to circles, drops and squares. */
export function maskable(icon: string): string {
  const ground = /<rect [^>]*fill="(#\w+)"/.exec(icon)?.[1];
  if (!ground) throw new Error("an icon begins with its ground");
  const small = icon.replace(
    / width="64" height="64"/,
    ' x="5.8" y="5.8" width="52.4" height="52.4"',
  );
  return document(64, 64, `<rect width="64" height="64" fill="${ground}"/>`, small);
}

export function document(width: number, height: number, ...drawn: string[]): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${drawn.join("")}</svg>\n`;
}
