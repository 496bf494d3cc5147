import sanitizeHtml from "sanitize-html";
import { CONTENT_TAGS } from "../contract/publishing/notices.ts";

/**
 * What may stay of HTML that staff wrote: a fixed list of tags without attributes, and links to our
 * own pages, https addresses, mail and telephone. Scripts and styles go with what they hold. An
 * article may have more tags than a notice.
 */
export function cleanHtml(html: string, tags: string[] = CONTENT_TAGS): string {
  return sanitizeHtml(html, {
    allowedTags: tags,
    allowedAttributes: { a: ["href", "rel", "target"], th: ["scope"] },
    allowedSchemes: ["https", "mailto", "tel"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    transformTags: { a: (_tag, { href }) => ({ tagName: "a", attribs: linkTo(href) }) },
  }).trim();
}

/** A link out opens beside our page and learns nothing of it. */
function linkTo(href = ""): Record<string, string> {
  const isOut = /^https:/i.test(href.trim());
  return isOut ? { href, rel: "noopener noreferrer", target: "_blank" } : { href };
}
