import type { Row } from "./measure-sites.ts";

type Panel = { title: string; of(row: Row): number; say(value: number): string };

const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(0)} MB`;
const PANELS: readonly Panel[] = [
  {
    title: "A page, bytes",
    of: ({ pageBytes }) => pageBytes,
    say: (value) => `${(value / 1e3).toFixed(1)} kB`,
  },
  { title: "A page, time", of: ({ pageMs }) => pageMs, say: (value) => `${value.toFixed(2)} ms` },
  { title: "The site's memory", of: ({ siteMemory }) => siteMemory, say: megabytes },
  {
    title: "The build, processor time",
    of: ({ processor }) => processor,
    say: (value) => `${value.toFixed(0)} s`,
  },
  { title: "The build, memory", of: ({ memory }) => memory, say: megabytes },
  { title: "What it writes", of: ({ bytes }) => bytes, say: megabytes },
];

const [WIDE, HIGH, ROW] = [300, 150, 26];

/**
 * One panel of bars for each measure, a bar for each number of brands, as an SVG for light and dark
 * grounds.
 */
export function drawChart(rows: readonly Row[]): string {
  const high = HIGH + Math.max(0, rows.length - 4) * ROW;
  const panels = PANELS.map((panel, at) => {
    const place = `translate(${(at % 3) * WIDE + 16} ${Math.floor(at / 3) * high + 28})`;
    return `<g transform="${place}">${drawPanel(panel, rows)}</g>`;
  });
  const size = `${WIDE * 3} ${high * 2 + 8}`;
  const style =
    "text{font:12px system-ui,sans-serif;fill:#1f2937}.t{font-weight:600}.b{fill:#0f766e}.n{fill:#6b7280}.g{fill:#fff}";
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size}" role="img" aria-label="What more brands in a build cost"><style>${style}</style><rect class="g" width="100%" height="100%" rx="8"/>${panels.join("")}</svg>\n`;
}

function drawPanel({ title, of, say }: Panel, rows: readonly Row[]): string {
  const most = Math.max(...rows.map(of));
  const bars = rows.map((row, at) => {
    const y = 16 + at * ROW;
    const length = Math.max(2, (of(row) / most) * 150);
    return (
      `<text class="n" x="34" y="${y + 13}" text-anchor="end">${row.count}</text>` +
      `<rect class="b" x="42" y="${y}" width="${length.toFixed(1)}" height="18" rx="3"/>` +
      `<text x="${(48 + length).toFixed(1)}" y="${y + 13}">${say(of(row))}</text>`
    );
  });
  return `<text class="t" x="0" y="0">${title}</text>${bars.join("")}`;
}
