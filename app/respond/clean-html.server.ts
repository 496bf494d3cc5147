import sanitizeHtml from "sanitize-html";
import { CONTENT_TAGS } from "#platform/contract/publishing/notices.ts";

const MOST_KEPT = 500;
const kept = new Map<string, string>();

/**
 * What of a platform's HTML our pages show: the contract's few tags without attributes, and links
 * to our own pages, https addresses, mail and telephone. The platform cleans what its staff write;
 * the site trusts no platform, so it cleans again. An article may have more tags than a notice.
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

/** A link out opens beside our page and learns nothing of it. */
function linkTo(href = ""): Record<string, string> {
  const isOut = /^https:/i.test(href.trim());
  return isOut ? { href, rel: "noopener noreferrer", target: "_blank" } : { href };
}

/** The words alone, cut between words when there are more than fit. */
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

/** The sanitiser writes text for HTML; React will escape it itself. */
function unescaped(text: string): string {
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&");
}
