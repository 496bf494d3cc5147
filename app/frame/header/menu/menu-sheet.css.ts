import { globalStyle, keyframes, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { vars } from "#themes/contract.css.ts";
import { tool } from "../header.css.ts";

const { color, radius } = vars;

export const place = style({ "@media": { [media.wide]: { display: "none" } } });
export const placeInLowWindow = style([
  place,
  { "@media": { [media.lowWindow]: { display: "block" } } },
]);
export const opener = style([
  tool,
  {
    marginInlineStart: -10,
    padding: 0,
    // Above the scrim.
    position: "relative",
    zIndex: 41,
  },
]);
/** A tap beside a phone's open menu closes it, and plays no game. Without scripts nothing would close it. */
export const scrim = style({
  position: "absolute",
  insetInline: "calc(50% - 50vw)",
  top: 0,
  height: "100dvh",
  zIndex: 39,
  "@media": { [media.wide]: { display: "none" }, "(scripting: none)": { display: "none" } },
});
const appear = keyframes({ from: { opacity: 0, transform: "translateY(-8px)" } });
export const sheet = style({
  position: "absolute",
  insetInline: 8,
  top: "100%",
  zIndex: 40,
  maxHeight: "calc(100dvh - 160px)",
  overflowY: "auto",
  overscrollBehavior: "contain",
  padding: 12,
  borderRadius: radius.panel,
  background: color.surface,
  boxShadow: `${vars.atmosphere.shadowRaised}, 0 0 0 1px ${color.line}, 0 0 0 100vmax rgba(0,0,0,.32)`,
  "@media": {
    // Beside a game in a low window: a column below its opener.
    [media.wide]: {
      insetInline: "8px auto",
      width: "min(420px, 100% - 16px)",
      maxHeight: "calc(100dvh - 92px)",
    },
    [media.motion]: { animation: `${appear} .16s ease-out` },
  },
});
export const sections = style({
  display: "grid",
  gridTemplateColumns: "repeat(6, minmax(0, 1fr))",
  gap: 8,
  "@media": { [media.tight]: { display: "flex", flexDirection: "column" } },
});
export const cell = style({ display: "grid", gridColumn: "span 2" });
/** Three tiles stand in a row. Where one or two would be left, the last rows have two wide ones. */
const widenLast = (place: string, wide: number) =>
  globalStyle(
    `${sections}:has(> :nth-child(${place}):last-child) > :nth-last-child(-n + ${wide})`,
    {
      gridColumn: "span 3",
    },
  );
widenLast("3n + 1", 4);
widenLast("3n + 2", 2);
export const section = style({
  display: "flex",
  flexDirection: "column",
  alignItems: "center",
  justifyContent: "center",
  gap: 8,
  minHeight: 78,
  padding: 8,
  borderRadius: radius.control,
  background: color.tint,
  fontSize: 14,
  fontWeight: 650,
  textAlign: "center",
  overflowWrap: "anywhere",
  selectors: {
    '&[aria-current="page"]': {
      background: color.selected,
      boxShadow: `inset 0 -3px 0 ${color.accent}`,
      color: color.onSelected,
    },
  },
});
export const notices = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 44,
  marginTop: 10,
  padding: "0 12px",
  borderRadius: radius.control,
  fontSize: 15,
  fontWeight: 650,
  selectors: { "&:hover": { background: color.tint } },
});
export const languages = style({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: 8,
  marginTop: 10,
  paddingTop: 10,
  borderTop: `1px solid ${color.line}`,
});
globalStyle(`${languages} [aria-current="true"]`, { background: color.tint });
