import { style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { inside } from "./inside.ts";
import { media } from "./media.ts";

const { color, radius } = vars;
const { crest, rule, band, centre, tag } = inside.pageHead;

/** The title of an inner page, as the brand shapes its page heads. */
export const pageTitle = style({
  fontSize: 34,
  selectors: {
    [`${crest}::before`]: {
      content: "",
      display: "block",
      width: 38,
      height: 19,
      marginBottom: 5,
      borderRadius: "19px 19px 0 0",
      background: color.accent,
    },
    [`${rule}::after`]: {
      content: "",
      display: "block",
      width: 64,
      height: 4,
      marginTop: 10,
      background: color.accent,
      boxShadow: vars.atmosphere.glow,
    },
    [band]: {
      width: "fit-content",
      paddingBlock: 9,
      paddingInline: "20px 34px",
      borderStartStartRadius: radius.tag,
      borderEndStartRadius: radius.tag,
      background: color.accent,
      color: color.onAccent,
      clipPath: "polygon(0 0, 100% 0, calc(100% - 18px) 100%, 0 100%)",
    },
    [centre]: { width: "100%", textAlign: "center" },
    [`${centre}::after`]: {
      content: "",
      display: "block",
      width: "min(260px, 62%)",
      height: 9,
      margin: "12px auto 2px",
      background: `radial-gradient(circle, ${color.accent} 0 4px, transparent 4.5px) no-repeat center, linear-gradient(${color.accent}, ${color.accent}) no-repeat center / 100% 1px`,
    },
    [tag]: {
      width: "fit-content",
      padding: "8px 24px",
      // Half of one line's height, so that two lines stand clear of the ends.
      borderRadius: 28,
      background: color.selected,
      color: color.onSelected,
    },
  },
  "@media": {
    [media.narrow]: {
      // Large text leaves a long word whole.
      fontSize: "min(28px, 10.4vw)",
      selectors: {
        [band]: { paddingBlock: 7, fontSize: "min(24px, 9vw)" },
        [tag]: { padding: "6px 18px", fontSize: "min(24px, 9vw)" },
        [`${rule}::after`]: { marginTop: 6 },
        [`${centre}::after`]: { marginTop: 7 },
      },
    },
    [media.tight]: { fontSize: "min(28px, 9vw)" },
  },
});
