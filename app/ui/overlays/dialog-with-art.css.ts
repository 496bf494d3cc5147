import { globalStyle, style } from "@vanilla-extract/css";
import { vars } from "#themes/contract.css.ts";
import { inside } from "../layout/inside.ts";
import { media } from "../layout/media.ts";
import { unseen } from "../layout/unseen-look.ts";
import { basicPanel, body, dialogPadding, head, lead, title, words } from "./dialog.css.ts";

const { color, radius } = vars;
const { above, arch, stage, ticket, plain } = inside.access;
const LINE_INSET = 8;

/** A form with the brand's drawing, in the form that the brand chose for its entrance. */
export const withArt = style([
  basicPanel,
  {
    selectors: {
      // The card's inner line stays while its content scrolls.
      [`${plain}::after`]: {
        content: "",
        position: "absolute",
        zIndex: 3,
        inset: LINE_INSET,
        border: `1px solid ${color.accent}`,
        pointerEvents: "none",
      },
    },
    "@media": {
      [media.wide]: {
        display: "grid",
        gridTemplateColumns: "minmax(300px, 5fr) minmax(0, 6fr)",
        // The picture stays; content longer than the screen scrolls next to it.
        gridTemplateRows: "minmax(0, 1fr)",
        maxWidth: 940,
        minHeight: 560,
        overflow: "hidden",
        selectors: {
          [above]: { display: "flex", maxWidth: 640 },
          [arch]: { display: "flex", maxWidth: 520 },
          [plain]: { display: "flex", maxWidth: 480, minHeight: 0 },
          [ticket]: { gridTemplateColumns: "minmax(0, 1fr) 236px", maxWidth: 800 },
          // The drawing is the backdrop. A click beside the card goes through it and closes the dialog.
          [stage]: {
            gridTemplateColumns: "minmax(0, 1fr)",
            alignItems: "center",
            flex: "none",
            width: "calc(100% + 32px)",
            maxWidth: "none",
            height: "100dvh",
            minHeight: 0,
            margin: `calc(-1 * ${dialogPadding}) -16px`,
            borderRadius: 0,
            background: "none",
            boxShadow: "none",
            pointerEvents: "none",
            animation: "none",
          },
        },
      },
      [media.narrow]: {
        flex: 1,
        selectors: {
          [`${above}, ${arch}, ${ticket}, ${plain}, ${stage}`]: { background: color.page },
        },
      },
    },
  },
]);

globalStyle(`${withArt} ${head}`, { "@media": { [media.lowWindow]: { marginBottom: 10 } } });
// A phone on its side has no height for more than the form.
globalStyle(`${withArt} ${lead}`, { "@media": { [media.side]: unseen } });
globalStyle(`${withArt} > ${body}`, {
  "@media": {
    [media.lowWindow]: { paddingBlock: "20px 18px" },
    [media.side]: { paddingBlock: "12px 10px" },
    [media.wide]: {
      display: "flex",
      flexDirection: "column",
      justifyContent: "safe center",
      minHeight: 0,
      overflowY: "auto",
      overscrollBehavior: "contain",
    },
    [media.narrow]: { marginTop: `calc(-1 * ${radius.panel})` },
  },
});

// The drawing fills the window, also where the page behind has a scroll bar.
globalStyle(`:root:has(${stage.replace("&", `dialog:modal > ${withArt}`)})`, {
  "@media": { [media.wide]: { scrollbarGutter: "auto" } },
});

const bodyOf = (choice: string) => `${choice.replace("&", withArt)} > ${body}`;

globalStyle(bodyOf(above), {
  "@media": { [media.narrow]: { marginTop: -18, background: "none", borderRadius: 0 } },
});
globalStyle(bodyOf(arch), {
  "@media": {
    [media.wide]: { paddingTop: 12 },
    [media.narrow]: { marginTop: 0, borderRadius: 0 },
  },
});
globalStyle(bodyOf(ticket), {
  "@media": { [media.narrow]: { marginTop: 0, borderRadius: 0 } },
});
globalStyle(bodyOf(plain), {
  "@media": {
    // Within the line, so that what scrolls does not cross it.
    [media.wide]: { margin: LINE_INSET + 1 },
    [media.narrow]: { marginTop: 0, paddingTop: 34, borderRadius: 0 },
  },
});
globalStyle(bodyOf(stage), {
  "@media": {
    [media.wide]: {
      justifySelf: "end",
      width: "min(460px, 100%)",
      maxHeight: "calc(100dvh - 48px)",
      marginInlineEnd: "max(24px, 9vw)",
      borderRadius: radius.panel,
      boxShadow: `${vars.atmosphere.shadowRaised}, 0 0 0 1px ${color.line}`,
      pointerEvents: "auto",
    },
    [media.middle]: { marginInlineEnd: 24 },
    [media.narrow]: {
      flex: "none",
      marginBlock: "clamp(96px, 22dvh, 190px) 10px",
      marginInline: 10,
      borderRadius: radius.panel,
    },
  },
});

for (const choice of [arch, plain])
  globalStyle(`${bodyOf(choice)} ${words}`, {
    // As wide as the button to close, so that the words stand in the middle.
    paddingInlineStart: 48,
    textAlign: "center",
    textWrap: "balance",
  });
globalStyle(`${bodyOf(plain)} ${title}::after`, {
  content: "",
  display: "block",
  width: 132,
  height: 9,
  margin: "10px auto 8px",
  background: `radial-gradient(circle, ${color.accent} 0 4px, transparent 4.5px) no-repeat center, linear-gradient(${color.accent}, ${color.accent}) no-repeat center / 100% 1px`,
});
