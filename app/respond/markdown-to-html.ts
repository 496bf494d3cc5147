const ESCAPES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
};

const escapeHtml = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => ESCAPES[sign]!);

/** Bold, italic and links; everything else, including HTML, is text. */
function inline(text: string): string {
  return escapeHtml(text)
    .replaceAll(/\[([^\]]+)\]\(([^()\s]+)\)/g, '<a href="$2">$1</a>')
    .replaceAll(/\*\*([^*]+)\*\*/g, "<strong>$1</strong>")
    .replaceAll(/\*([^*]+)\*/g, "<em>$1</em>");
}

const cells = (row: string) => row.replaceAll(/^\||\|$/g, "").split("|");

function table(lines: string[]): string {
  const [head = "", , ...rows] = lines;
  const row = (line: string, tag: string) =>
    `<tr>${cells(line)
      .map((cell) => `<${tag}>${inline(cell.trim())}</${tag.split(" ")[0]}>`)
      .join("")}</tr>`;
  const body = rows.map((line) => row(line, "td")).join("");
  return `<table><thead>${row(head, 'th scope="col"')}</thead><tbody>${body}</tbody></table>`;
}

const items = (lines: string[], sign: RegExp) =>
  lines.map((line) => `<li>${inline(line.replace(sign, ""))}</li>`).join("");

/**
 * Joins a list's lines: a line with the sign begins an item, any other line continues the one
 * before.
 */
function joined(lines: string[], sign: RegExp): string[] {
  const whole: string[] = [];
  for (const line of lines)
    if (sign.test(line) || whole.length === 0) whole.push(line);
    else whole[whole.length - 1] += ` ${line.trim()}`;
  return whole;
}

const BULLET = /^[-*] +/;
const NUMBER = /^\d+[.)] +/;

function block(text: string): string {
  const lines = text.split("\n");
  const [first = ""] = lines;
  const heading = /^(#{1,3}) +(.+)$/.exec(first);
  if (heading) {
    const tag = heading[1] === "###" ? "h3" : "h2";
    const rest = lines.slice(1).join("\n").trim();
    return `<${tag}>${inline(heading[2]!)}</${tag}>${rest && block(rest)}`;
  }
  if (BULLET.test(first)) return `<ul>${items(joined(lines, BULLET), BULLET)}</ul>`;
  if (NUMBER.test(first)) return `<ol>${items(joined(lines, NUMBER), NUMBER)}</ol>`;
  if (first.startsWith(">"))
    return `<blockquote><p>${inline(lines.map((line) => line.replace(/^> ?/, "")).join(" "))}</p></blockquote>`;
  if (first.startsWith("|") && /^[|\s:-]+$/.test(lines[1] ?? "")) return table(lines);
  return `<p>${inline(lines.join(" "))}</p>`;
}

/**
 * Converts the Markdown of a brand's own pages: headings, paragraphs, lists, quotations, tables,
 * bold, italic and links. HTML in it becomes text. The result is still cleaned before it is shown
 * (clean-html.server.ts), which also decides where a link may lead.
 */
export function markdownToHtml(text: string): string {
  return text
    .replaceAll("\r\n", "\n")
    .split(/\n[ \t]*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(block)
    .join("");
}
