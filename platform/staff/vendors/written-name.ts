const LETTER_WIDTH = 13;
const EDGE = 12;

/** A logo for a vendor without one: its name, as an address that pages may show. */
export function writtenName(name: string): string {
  const width = name.length * LETTER_WIDTH + EDGE;
  const text = name.replaceAll(/[&<>"']/g, (letter) => `&#${letter.codePointAt(0)};`);
  const font = 'font-family="system-ui,sans-serif" font-weight="700" font-size="22"';
  const at = `x="${width / 2}" y="28" text-anchor="middle" ${font}`;
  const size = `viewBox="0 0 ${width} 40" width="${width}" height="40"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><text ${at}>${text}</text></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}
