import type { LetterLook } from "./letter-look.ts";

export type LetterParts = {
  language: string;
  subject: string;
  paragraphs: string[];
  /** Six digits, large enough to read across a table. */
  code?: string | undefined;
  /** Takes the place of the paragraph that is its address. */
  action?: { label: string; url: string } | undefined;
  /** Why the letter came, in small print at the end. */
  foot: string;
  /** The way out of such letters, as the last line. */
  stop?: { label: string; url: string } | undefined;
};

const FONT = "-apple-system,BlinkMacSystemFont,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";

/** Mail programs know tables and inline styles. Better ones also follow the reader's dark mode. */
const STYLE = `@media (prefers-color-scheme:dark){.page{background:#15131a!important}
.card{background:#211e28!important}.ink,.ink p{color:#f4f1f8!important}.quiet{color:#b9b3c4!important}
.box{background:#2d2936!important;color:#fff!important}}
@media (max-width:480px){.pad{padding:24px 20px!important}.out{padding:0!important}}`;

/** The one template of every e-mail: the brand's name and colours around the content. */
export function letterHtml(look: LetterLook, parts: LetterParts): string {
  const { language, subject, paragraphs, code, action, foot, stop } = parts;
  const blocks = paragraphs.map((text) =>
    action?.url === text ? actionButton(action, look) : paragraph(text),
  );
  const body = code ? blocks.toSpliced(1, 0, codeBox(code, look)) : blocks;
  return `<!doctype html><html lang="${language}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${asHtml(subject)}</title><style>${STYLE}</style></head>
<body class="page" style="margin:0;padding:0;background:${look.page}">
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:${look.page}">
<tr><td class="out" align="center" style="padding:28px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="pad" style="padding:26px 36px;background:${look.ground};border-radius:16px 16px 0 0;border-bottom:5px solid ${look.accent}">
<span style="font:800 30px/1.1 ${FONT};letter-spacing:-.02em;color:${look.onGround}">${asHtml(look.name)}</span></td></tr>
<tr><td class="card pad ink" style="padding:30px 36px 22px;background:#ffffff;border-radius:0 0 16px 16px;font:16px/1.55 ${FONT};color:#241f2b">
${body.join("\n")}
</td></tr>
<tr><td class="pad quiet" style="padding:18px 36px 8px;font:13px/1.5 ${FONT};color:#6a6373">${asHtml(foot)}${stop ? stopLink(stop) : ""}</td></tr>
</table></td></tr></table></body></html>`;
}

const paragraph = (text: string) =>
  `<p class="ink" style="margin:0 0 16px">${asHtml(text).replaceAll("\n", "<br>")}</p>`;

const codeBox = (code: string, look: LetterLook) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:4px 0 20px"><tr>
<td class="box" align="center" style="padding:18px 12px;background:${look.page};border-radius:12px;font:800 34px/1.2 ${FONT};letter-spacing:.22em;color:#241f2b">${asHtml(code)}</td></tr></table>`;

const actionButton = ({ label, url }: { label: string; url: string }, look: LetterLook) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:6px 0 22px"><tr>
<td style="background:${look.action};border-radius:12px"><a href="${asHtml(url)}" style="display:inline-block;padding:14px 28px;font:700 17px/1.2 ${FONT};color:${look.onAction};text-decoration:none">${asHtml(label)}</a></td></tr></table>`;

const stopLink = ({ label, url }: { label: string; url: string }) =>
  `<br><a class="quiet" href="${asHtml(url)}" style="display:inline-block;padding:14px 0;color:#6a6373;text-decoration:underline">${asHtml(label)}</a>`;

const asHtml = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
