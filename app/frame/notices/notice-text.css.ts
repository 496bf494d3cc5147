import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";

/** Text written by staff: a few tags, none of them with a class. */
export const text = style({ fontSize: 16, lineHeight: 1.6, overflowWrap: "anywhere" });

const within = (tags: string, rule: Parameters<typeof globalStyle>[1]) =>
  globalStyle(
    tags
      .split(" ")
      .map((tag) => `${text} ${tag}`)
      .join(", "),
    rule,
  );
within("p ul ol h3 blockquote", { margin: "0 0 12px" });
within("ul", { paddingInlineStart: 22, listStyle: "disc" });
within("ol", { paddingInlineStart: 22, listStyle: "decimal" });
within("blockquote", { paddingInlineStart: 14, borderInlineStart: `3px solid ${vars.color.line}` });
within("strong", { fontWeight: 750 });
within("a", {
  color: vars.color.link,
  fontWeight: 650,
  textDecoration: "underline",
  textUnderlineOffset: 3,
  textDecorationThickness: 1,
});
