import { asHtml } from "#scripts/lib/as-html.ts";
import { type Look, lookName } from "./look.ts";

export type Shot = { path: string; look: Look; file: string; faults: string[] };

const STYLE = `:root{color-scheme:light dark;font:14px/1.4 system-ui}body{margin:1.5rem}
h2{margin:2.5rem 0 .5rem;font-size:1.1rem}.row{display:flex;gap:12px;overflow-x:auto;align-items:flex-start;padding-bottom:12px}
figure{margin:0;flex:none;width:240px}figure.desktop{width:420px}img{width:100%;border:1px solid #8886;border-radius:6px;display:block}
figcaption{font-size:12px;padding:4px 0}.fault{color:#c22;font-weight:600}nav a{margin-right:12px}`;

/** The contact sheet: a row of pictures for each page, faults in red and listed at the top. */
export function contactSheet(shots: Shot[]): string {
  const byPath = Map.groupBy(shots, ({ path }) => path);
  const paths = [...byPath.keys()];
  const faulty = shots.filter(({ faults }) => faults.length > 0);
  const rows = paths.map(
    (path, index) =>
      `<h2 id="p${index}">${asHtml(path)}</h2><div class="row">${byPath.get(path)!.map(figure).join("")}</div>`,
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Screens</title><style>${STYLE}</style></head>
<body><h1>${shots.length} screens of ${paths.length} pages, ${faulty.length} with faults</h1>
<nav>${paths.map((path, index) => `<a href="#p${index}">${asHtml(path)}</a>`).join("")}</nav>
<ul>${faulty.map((shot) => `<li class="fault">${asHtml(faultLine(shot))}</li>`).join("")}</ul>
${rows.join("\n")}</body></html>
`;
}

export const faultLine = ({ path, look, faults }: Shot) =>
  `${path} ${lookName(look)}: ${faults.join("; ")}`;

function figure({ look, file, faults }: Shot) {
  const fault = faults.map((text) => `<div class="fault">${asHtml(text)}</div>`).join("");
  return `<figure class="${look.width}"><a href="${file}"><img loading="lazy" src="${file}" alt=""></a>
<figcaption>${asHtml(lookName(look))}${fault}</figcaption></figure>`;
}
