import { Marked } from "marked";

/** Leaves a form of Markdown as text. `brand check` knows a link as `[words](address)` only. */
const asText = () => undefined;

const marked = new Marked({
  tokenizer: {
    ...{ html: asText, tag: asText, code: asText, fences: asText },
    ...{ def: asText, autolink: asText, url: asText },
  },
  renderer: {
    heading({ tokens, depth }) {
      const tag = depth < 3 ? "h2" : "h3";
      return `<${tag}>${this.parser.parseInline(tokens)}</${tag}>`;
    },
    tablecell({ tokens, header }) {
      const words = this.parser.parseInline(tokens);
      return header ? `<th scope="col">${words}</th>` : `<td>${words}</td>`;
    },
  },
  walkTokens(token) {
    if (token.type === "text" && !token.tokens) token.text = token.text.replaceAll("\n", " ");
  },
});

/**
 * Converts the Markdown of a brand's own pages: headings, paragraphs, lists, quotations, tables,
 * bold, italic and links. HTML in it becomes text. The result is still cleaned before it is shown
 * (clean-html.server.ts), which also decides where a link may lead.
 */
export function markdownToHtml(text: string): string {
  return marked.parse(text, { async: false }).replaceAll("\n", "");
}
