import sanitizeHtml from "sanitize-html";
import { CONTENT_TAGS } from "../../contract/publishing/notices.ts";

/**
 * Cleans HTML written by staff down to a fixed list of tags without attributes. Links may lead to
 * our own pages, https addresses, mail and telephone. Scripts and styles are removed with their
 * content. Articles may use more tags than notices.
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

/** An external link opens in a new tab and receives no referrer. */
function linkTo(href = ""): Record<string, string> {
  const isOut = /^https:/i.test(href.trim());
  return isOut ? { href, rel: "noopener noreferrer", target: "_blank" } : { href };
}
