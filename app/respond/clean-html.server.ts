import sanitizeHtml from "sanitize-html";
import { CONTENT_TAGS } from "#platform/contract/publishing/notices.ts";

const MOST_KEPT = 500;
const kept = new Map<string, string>();

/**
 * The part of the platform's HTML that our pages show. That is the contract's few tags without
 * attributes, and links to our own pages, https addresses, mail and telephone. The platform cleans
 * what its staff write, but the site trusts no platform and cleans again. An article may have more
 * tags than a notice.
 */
export function cleanHtml(html: string, tags: string[] = CONTENT_TAGS): string {
  const key = `${tags} ${html}`;
  const known = kept.get(key);
  if (known !== undefined) return known;
  const clean = sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { a: ["href", "rel", "target"], th: ["scope"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    transformTags: { a: (_tag, { href }) => ({ tagName: "a", attribs: linkTo(href) }) },
  });
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(key, clean);
  return clean;
}

/** An external link opens in a new tab and learns nothing about our page. */
function linkTo(href = ""): Record<string, string> {
  const isOut = /^https:/i.test(href.trim());
  return isOut ? { href, rel: "noopener noreferrer", target: "_blank" } : { href };
}

/** The text without tags, cut between words when it is too long. */
export function plainText(html: string, most: number): string {
  const spaced = html.replaceAll(/<\/(p|li|h3|blockquote)>|<br *\/?>/g, "$& ");
  const text = sanitizeHtml(spaced, {
    allowedTags: [],
    allowedAttributes: {},
    allowedSchemes: [],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    transformTags: {},
    textFilter: unescaped,
  })
    .replaceAll(/\s+/g, " ")
    .trim();
  if (text.length <= most) return text;
  return `${text.slice(0, text.lastIndexOf(" ", most)).replace(/[\s.,;:]+$/, "")}…`;
}

/** The sanitiser escapes text for HTML, and React will escape it again. */
function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
