import { vars } from "#themes/contract.css.ts";
import { inside } from "./inside.ts";
import { media } from "./media.ts";

const { color, radius } = vars;

/** A card with a drawing over or next to its words; the whole card is one link. */
export const cardLook = {
  position: "relative",
  display: "flex",
  flexDirection: "column",
  height: "100%",
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: vars.atmosphere.shadowCard,
  overflow: "hidden",
  selectors: {
    [inside.surface.framed]: { boxShadow: `0 0 0 1.5px ${color.edge}` },
    [inside.surface.open]: { borderRadius: 0, background: "none", boxShadow: "none" },
  },
} as const;
export const cardLift = {
  [media.motion]: { transition: "transform 180ms ease-out" },
  [`${media.hover} and ${media.motion}`]: {
    selectors: { "&:hover": { transform: "translateY(-4px)" } },
  },
} as const;
/** The drawing's background with the given height, lower on a phone. */
export const stageLook = (height: number, narrow: number) =>
  ({
    position: "relative",
    isolation: "isolate",
    flex: "none",
    height,
    background: vars.atmosphere.heroGround,
    overflow: "hidden",
    "@media": { [media.narrow]: { height: narrow } },
  }) as const;
const TICKET_MASK = "linear-gradient(#000 86%, transparent)";
/** A scene fills its stage; its subject is somewhat above the middle. */
export const sceneLook = {
  "&[data-scene]": {
    inset: 0,
    width: "100%",
    height: "100%",
    objectFit: "cover",
    objectPosition: "50% 40%",
    transform: "none",
  },
  // The words of a ticket cover the lower edge, so the scene ends softly behind them.
  [`${inside.stories.tickets}[data-scene]`]: {
    objectPosition: "50% 58%",
    maskImage: TICKET_MASK,
    WebkitMaskImage: TICKET_MASK,
  },
} as const;
/** Beside its words a scene has no lower edge to fade. */
const besideWords = {
  [media.narrow]: {
    selectors: {
      [`${inside.stories.tickets}[data-scene]`]: { maskImage: "none", WebkitMaskImage: "none" },
    },
  },
} as const;
/** The drawing, somewhat higher than its stage, so that it hangs over the lower edge. */
export const artLook = (height: string, below: string) =>
  ({
    selectors: sceneLook,
    "@media": besideWords,
    position: "absolute",
    left: "50%",
    bottom: below,
    width: "auto",
    maxWidth: "none",
    height,
    transform: "translateX(-50%)",
  }) as const;
/** On a phone the narrow stage shows the whole middle of the drawing, standing on its edge. */
export const listedArtLook = {
  "@media": {
    [media.narrow]: {
      selectors: {
        "[data-stories] &:not([data-scene])": { width: "190%", height: "auto", bottom: 0 },
      },
    },
    [media.tight]: {
      selectors: { "[data-stories] &:not([data-scene])": { width: "auto", height: "118%" } },
    },
  },
} as const;
/** Cards of one list: in columns, or one below the other where the brand sets stories in rows. */
export const listLook = {
  display: "grid",
  gridTemplateColumns: "repeat(3, minmax(0, 1fr))",
  gap: 20,
  selectors: {
    [inside.stories.rows]: { gridTemplateColumns: "minmax(0, 1fr)" },
    [inside.stories.tickets]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
  },
  "@media": {
    [media.middle]: { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [media.narrow]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      gap: 14,
      selectors: { [inside.stories.tickets]: { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
} as const;
/**
 * The last card where it is alone in its row of three, and where it has one neighbour. A list tells
 * in `data-lead` how many of the three columns its first card takes.
 */
const last = {
  alone: ':is([data-lead="2"] > :nth-child(3n), [data-lead="3"] > :nth-child(3n + 2)):last-child',
  second:
    ':is([data-lead="2"] > :nth-child(3n + 1), [data-lead="3"] > :nth-child(3n)):last-child:not(:first-child)',
} as const;
/** The last card fills the row, whatever their number. */
export const cellLook = {
  minWidth: 0,
  "@media": {
    [media.wide]: {
      selectors: {
        '[data-stories="tickets"] &:nth-child(even):last-child': { gridColumn: "1 / -1" },
      },
    },
    [media.large]: {
      selectors: {
        [`${inside.stories.feature}${last.alone}`]: { gridColumn: "1 / -1" },
        [`${inside.stories.feature}${last.second}`]: { gridColumn: "span 2" },
      },
    },
    [media.middle]: {
      selectors: {
        [`${inside.stories.feature}:is([data-lead] > :nth-child(even)):last-child`]: {
          gridColumn: "1 / -1",
        },
      },
    },
  },
} as const;
const inLast = {
  alone: `[data-stories="feature"] ${last.alone} &`,
  second: `[data-stories="feature"] ${last.second} &`,
} as const;
/** A last card that fills a row has its drawing beside its words. */
export const lastCardLook = {
  "@media": {
    [media.large]: {
      selectors: {
        [inLast.alone]: { flexDirection: "row" },
        [inLast.second]: { flexDirection: "row" },
      },
    },
  },
} as const;
export const lastStageLook = {
  "@media": {
    [media.large]: {
      selectors: {
        [inLast.alone]: { flex: "0 0 33%", height: "auto", minHeight: 196 },
        [inLast.second]: { flex: "0 0 50%", height: "auto", minHeight: 196 },
      },
    },
  },
} as const;
/** The stage beside the words on a phone, and above them where the text is twice as large. */
const PHONE_STAGE = { share: "34%", high: 120 } as const;
/**
 * A card of such a list; every other row has its drawing at its end. On a phone every card has its
 * drawing beside its words, so that two stand in the first view.
 */
export const listedLook = {
  selectors: {
    [inside.stories.rows]: { flexDirection: "row" },
    '[data-stories="rows"] li:nth-child(even) > &': { flexDirection: "row-reverse" },
    [inside.stories.tickets]: {
      flexDirection: "column",
      borderRadius: radius.panel,
      background: vars.atmosphere.heroGround,
      paddingBottom: 14,
    },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        '[data-stories="rows"] li:nth-child(even) > &': { flexDirection: "row" },
        [inside.stories.feature]: { flexDirection: "row-reverse" },
        [inside.stories.tickets]: { flexDirection: "row", paddingBottom: 0 },
      },
    },
    [media.tight]: { selectors: { "[data-stories] li > &": { flexDirection: "column" } } },
  },
} as const;
export const listedStageLook = {
  selectors: {
    [inside.stories.rows]: { flex: "0 0 36%", height: "auto", minHeight: 208 },
    [inside.stories.tickets]: { flex: "none", height: 232, minHeight: 0, background: "none" },
  },
  "@media": {
    [media.narrow]: {
      selectors: {
        "[data-stories] &": { flex: `0 0 ${PHONE_STAGE.share}`, height: "auto", minHeight: 0 },
      },
    },
    [media.tight]: {
      selectors: { "[data-stories] &": { flex: "none", height: PHONE_STAGE.high } },
    },
  },
} as const;
/** A ticket's words lie on its drawing, torn off along a dashed line: above them, or on phones beside. */
export const listedWordsLook = {
  selectors: {
    [inside.stories.rows]: { justifyContent: "center" },
    [inside.stories.tickets]: {
      position: "relative",
      margin: "-26px 14px 0",
      padding: "18px 20px",
      borderTop: `3px dashed ${color.accent}`,
      borderRadius: radius.card,
      background: color.surface,
    },
  },
  "@media": {
    [media.narrow]: {
      padding: "14px 16px",
      selectors: {
        [inside.stories.rows]: { padding: "14px 16px" },
        [inside.stories.tickets]: {
          marginBlock: 8,
          marginInline: "-12px 8px",
          padding: "12px 14px",
          borderTop: 0,
          borderInlineStart: `3px dashed ${color.accent}`,
        },
      },
    },
    [media.tight]: {
      selectors: {
        [inside.stories.tickets]: {
          margin: 8,
          borderTop: `3px dashed ${color.accent}`,
          borderInlineStart: 0,
        },
      },
    },
  },
} as const;
export const wordsLook = {
  flex: 1,
  display: "flex",
  flexDirection: "column",
  minWidth: 0,
  padding: "18px 22px 20px",
} as const;
/** The title's link covers the card, so that all of it can be pressed. */
export const linkLook = {
  "::after": { content: "", position: "absolute", inset: 0, borderRadius: radius.panel },
  selectors: {
    "&:focus-visible": { outline: "none" },
    "&:focus-visible::after": { outline: `3px solid ${color.link}`, outlineOffset: -3 },
  },
} as const;
export const summaryLook = {
  lineHeight: 1.5,
  color: color.muted,
  fontSize: 15.5,
  "@media": { [media.narrow]: { fontSize: 14, lineHeight: 1.4 } },
} as const;
