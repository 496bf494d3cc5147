import { globalStyle, keyframes, style, styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import * as text from "#app/ui/layout/text.css.ts";
import { unseen } from "#app/ui/layout/unseen-look.ts";
import { vars } from "#themes/contract.css.ts";
import { RAIL, RAIL_FOOT, wrap } from "../frame.css.ts";
import { notOnPhones } from "../notices/bar/notice-bar.css.ts";
import { badge as corner } from "../visitor/badge.css.ts";

const { color, radius } = vars;

const base = style({ position: "relative", zIndex: 20 });
export const header = styleVariants({
  rows: [base, wrap],
  pill: [base, wrap],
  rail: [base],
  band: [base, { background: color.surface, borderBottom: `1px solid ${color.line}` }],
  tabs: [base, { background: color.tint }],
  crest: [base],
});

/** A phone leaves the whole view to a running game, whose own bar has what it needs. */
const besideStage = { selectors: { ":root:has([data-stage]) &": { display: "none" } } };
const yields = style({ "@media": { [media.low]: besideStage, [media.narrow]: besideStage } });
export const besideGame = styleVariants({
  rows: [header.rows, yields],
  pill: [header.pill, yields],
  rail: [header.rail, yields],
  band: [header.band, yields],
  tabs: [header.tabs, yields],
  crest: [header.crest, yields],
});

const bar = style({ display: "flex", alignItems: "center", gap: 12, minWidth: 0 });
export const barRows = style([
  bar,
  {
    minHeight: 72,
    "@media": {
      [media.low]: { minHeight: 52 },
      [media.narrow]: { minHeight: 60, gap: 6 },
      [media.tight]: { minHeight: 54 },
    },
  },
]);
export const barPill = style([
  bar,
  {
    minHeight: 72,
    marginTop: 16,
    paddingBlock: 0,
    paddingInline: "26px 12px",
    borderRadius: radius.panel,
    background: color.surface,
    boxShadow: vars.atmosphere.shadowCard,
    "@media": {
      [media.tablet]: { gap: 6 },
      [media.low]: { minHeight: 52, marginTop: 6 },
      [media.narrow]: {
        minHeight: 60,
        marginTop: 10,
        paddingBlock: 0,
        paddingInline: "16px 8px",
        gap: 4,
      },
      [media.tight]: { minHeight: 54, marginTop: 6 },
    },
  },
]);
export const barRail = style([
  bar,
  {
    minHeight: 64,
    padding: "0 24px",
    borderBottom: `1px solid ${color.line}`,
    background: color.page,
    "@media": {
      [media.low]: { minHeight: 52 },
      [media.narrow]: { minHeight: 56, padding: "0 12px", gap: 6 },
    },
  },
]);
/** From this width on a band has logo, menu, tools and account in one row. */
export const ONE_BAND = "screen and (min-width: 1240px)";
const barBand = style([
  barRows,
  wrap,
  {
    flexWrap: "wrap",
    "@media": {
      [media.low]: { rowGap: 2, paddingTop: 6 },
      [ONE_BAND]: { flexWrap: "nowrap", minHeight: 72, paddingTop: 0 },
      [media.narrow]: { rowGap: 4, paddingTop: 8 },
    },
  },
]);
const barTabs = style([barRows, wrap]);
const barCrest = style([
  barRows,
  wrap,
  {
    "@media": {
      [media.large]: { minHeight: 92 },
      [media.narrow]: { gap: 6 },
    },
  },
]);
const bars = {
  rows: barRows,
  pill: barPill,
  rail: barRail,
  band: barBand,
  tabs: barTabs,
  crest: barCrest,
};

export { bars as bar };

/** A game in a low window gains what the header does not need. */
const slim = style({
  "@media": { [media.lowWindow]: { minHeight: 60, marginTop: 0 } },
});
const slimPill = style([slim, { "@media": { [media.lowWindow]: { marginTop: 8 } } }]);
export const barBesideGame = styleVariants({
  rows: [barRows, slim],
  pill: [barPill, slimPill],
  rail: [barRail, slim],
  band: [barBand, slim],
  tabs: [barTabs, slim],
  crest: [barCrest, slim],
});

export const logoLink = style({
  display: "flex",
  alignItems: "center",
  minHeight: 44,
  flex: "none",
  marginInlineEnd: 8,
  borderRadius: radius.tag,
  // A wide logo shrinks before the words of the login links break.
  "@media": {
    [media.narrow]: { flex: "0 1 auto", minWidth: 72, marginInlineEnd: "auto" },
    [media.small]: { flex: "none", minWidth: 30 },
  },
});
export const logo = style({
  height: 36,
  width: "auto",
  "@media": { [media.narrow]: { height: 30, maxWidth: "100%", objectFit: "contain" } },
});
export const logoLight = style([logo, { display: vars.scheme.day }]);
export const logoNight = style([logo, { display: vars.scheme.night }]);
/** Stands for the logo where its letters would push the words of the header off a phone. */
export const mark = style({
  display: "none",
  borderRadius: radius.tag,
  "@media": { [media.small]: { display: "block" } },
});
globalStyle(`${logoLink} :is(${logoLight}, ${logoNight})`, {
  "@media": { [media.small]: { display: "none" } },
});
/** On a tablet a balance of seven figures and more needs the place of the logo's letters. */
const besideFortune = (kind: string) => `header:has([data-fortune]) ${logoLink} ${kind}`;
globalStyle(besideFortune(`:is(${logoLight}, ${logoNight})`), {
  "@media": { [media.tablet]: { display: "none" } },
});
globalStyle(besideFortune(mark), { "@media": { [media.tablet]: { display: "block" } } });
globalStyle(`header:has([data-fortune]) ${logoLink}`, {
  "@media": { [media.tablet]: { minWidth: 30 }, [media.small]: { display: "none" } },
});

const tools = style({ display: "flex", alignItems: "center", gap: 2, marginInlineStart: "auto" });
export const toolsRows = style([tools, { "@media": { [media.narrow]: { marginInlineStart: 0 } } }]);
export const toolsRail = style([
  tools,
  {
    "@media": {
      [media.wide]: {
        position: "fixed",
        insetInlineStart: 0,
        bottom: 0,
        width: RAIL,
        height: RAIL_FOOT.column,
        paddingBottom: 12,
        zIndex: 3,
        flexDirection: "column",
        justifyContent: "flex-end",
        background: color.surface,
        borderInlineEnd: `1px solid ${color.line}`,
      },
      [media.lowRail]: {
        display: "grid",
        gridTemplateColumns: "1fr 1fr",
        alignContent: "end",
        justifyItems: "center",
        gap: 0,
        borderTop: `1px solid ${color.line}`,
        height: RAIL_FOOT.pairs,
        paddingBottom: 8,
      },
      [media.low]: { height: RAIL_FOOT.low, paddingBottom: 2 },
      [media.narrow]: { height: "auto", marginInlineStart: 0, paddingBottom: 0 },
    },
  },
]);
const toolsCrest = style([toolsRows, { "@media": { [media.large]: { marginInlineStart: 0 } } }]);
const toolSets = {
  rows: toolsRows,
  pill: toolsRows,
  rail: toolsRail,
  band: toolsRows,
  tabs: toolsRows,
  crest: toolsCrest,
};

export { toolSets as tools };

/** Search and tools; at a crest they keep the logo in the middle by taking half of the rest. */
export const aside = style({
  display: "contents",
  "@media": {
    [media.large]: {
      selectors: {
        [`${barCrest} > &`]: {
          ...{ display: "flex", flex: "1 1 0", alignItems: "center" },
          ...{ gap: 12, order: -1 },
        },
      },
    },
  },
});
globalStyle(`${barCrest} > ${logoLink}`, {
  "@media": {
    [media.large]: { margin: 0 },
    [media.narrow]: { flex: "1 1 0", justifyContent: "center", margin: 0 },
  },
});
globalStyle(`${barCrest} ${logo}`, { "@media": { [media.large]: { height: 46 } } });

const plain = style({});
/** A phone on its side has height for one bar; its menu opens from it. */
const leavesSide = style({ "@media": { [media.side]: { display: "none" } } });
/** The row below the bar: the menu, and in some brands the notices beside it. */
export const under = styleVariants({
  rows: [plain],
  pill: [plain],
  rail: [plain],
  band: [wrap],
  tabs: [
    wrap,
    {
      display: "flex",
      flexWrap: "wrap",
      alignItems: "flex-end",
      justifyContent: "space-between",
      gap: "8px 24px",
    },
  ],
  crest: [wrap],
});
export const navigation = styleVariants({
  rows: [leavesSide],
  pill: [leavesSide],
  rail: [plain],
  band: [
    leavesSide,
    {
      order: 1,
      flex: "1 0 100%",
      minWidth: 0,
      "@media": { [ONE_BAND]: { order: 0, flex: "0 1 auto" } },
    },
  ],
  tabs: [leavesSide, { minWidth: 0, "@media": { [media.narrow]: { flex: "1 0 100%" } } }],
  crest: [leavesSide],
});
export const ticket = style({
  flex: "1 1 100%",
  minWidth: 0,
  "@media": {
    [media.large]: { flex: "0 1 520px", order: 1, alignSelf: "center", marginBottom: 6 },
  },
});
/** With text twice as large the menu alone leads to the notices. */
globalStyle(ticket, { "@media": { [media.tight]: { display: "none" } } });
globalStyle(`${ticket}:has(> ${notOnPhones})`, {
  "@media": { [media.narrow]: { display: "none" } },
});
globalStyle(`${under.rail} > ${ticket}`, { padding: "8px 24px" });

export const tool = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: 6,
  minWidth: 44,
  height: 44,
  padding: "0 8px",
  borderRadius: radius.control,
  fontSize: 14,
  fontWeight: 650,
  cursor: "pointer",
  listStyle: "none",
  selectors: {
    "&:hover": { background: color.tint },
    "&::-webkit-details-marker": { display: "none" },
  },
});

/** What shows in one mode alone, on a page whose mode the system decides. */
export const scheme = styleVariants({
  day: { display: vars.scheme.day },
  night: { display: vars.scheme.night },
});

/** Under reduced motion and without a script nothing moves, so there is nothing to stop. */
export const motionOnly = style({
  display: "none",
  "@media": { [media.scriptedMotion]: { display: "contents" } },
});

export const wideOnly = style({ "@media": { [media.narrow]: { display: "none" } } });
export const tallOnly = style([wideOnly, { "@media": { [media.lowWindow]: { display: "none" } } }]);
/** A phone on its side has no height for two menus; the rail takes none. */
const leaves = style([wideOnly, { "@media": { [media.low]: { display: "none" } } }]);
export const besideCentre = {
  ...{ rows: leaves, pill: leaves, band: leaves, tabs: leaves, crest: leaves },
  rail: wideOnly,
};
export const narrowOnly = style({ "@media": { [media.wide]: { display: "none" } } });

export const dropdown = style({ position: "relative" });
export const dropdownList = style({
  position: "absolute",
  top: "calc(100% + 4px)",
  insetInlineEnd: 0,
  minWidth: 190,
  padding: 8,
  borderRadius: radius.card,
  background: color.surface,
  boxShadow: `${vars.atmosphere.shadowRaised}, 0 0 0 1px ${color.line}`,
  zIndex: 30,
});
globalStyle(`${toolsRail} ${tool}`, {
  "@media": {
    [media.lowRail]: { minWidth: 40, gap: 2, padding: 0, fontSize: 12, lineHeight: 1 },
    [media.low]: { height: 36 },
    [media.narrow]: { height: 44 },
  },
});
globalStyle(`${toolsRail} ${dropdownList}`, {
  "@media": {
    [media.wide]: {
      top: "auto",
      bottom: 0,
      insetInlineStart: "calc(100% + 4px)",
      insetInlineEnd: "auto",
    },
  },
});
export const dropdownItem = style({
  display: "flex",
  alignItems: "center",
  gap: 12,
  width: "100%",
  minHeight: 44,
  padding: "0 12px",
  borderRadius: radius.control,
  fontWeight: 600,
  textAlign: "start",
  selectors: {
    "&:hover": { background: color.tint },
    '&[aria-current="true"]': { color: color.link, justifyContent: "space-between" },
  },
});
export const menuNickname = style({
  display: "block",
  fontSize: 16,
  color: color.ink,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
export const menuName = style({
  padding: "8px 12px",
  fontSize: 13,
  color: color.muted,
  overflow: "hidden",
  textOverflow: "ellipsis",
});

export const account = style({
  display: "flex",
  alignItems: "center",
  gap: 8,
  flex: "none",
  selectors: { [`${barRail} > &`]: { marginInlineStart: "auto" } },
  "@media": { [media.narrow]: { gap: 4, flex: "0 1 auto", minWidth: 0 } },
});
/**
 * The login and sign-up links next to logo and menu; in a language with long words each takes two
 * lines.
 */
globalStyle(`${account} > a`, {
  "@media": {
    [media.narrow]: {
      flexShrink: 1,
      minWidth: "min-content",
      paddingInline: 11,
      whiteSpace: "normal",
      textAlign: "center",
      lineHeight: 1.15,
      overflowWrap: "break-word",
    },
    [media.phone]: { paddingInline: 8 },
    [media.small]: { fontSize: 13 },
  },
});
globalStyle(`${barCrest} > ${account}`, {
  "@media": {
    [media.large]: { flex: "1 1 0", justifyContent: "flex-end" },
  },
});
/** With text twice as large logo and account still share one row: their words stop growing. */
globalStyle(`${bar} > ${account} > a`, {
  "@media": { [media.tight]: { paddingInline: 5, fontSize: "min(14px, 5vw)" } },
});
export const messages = style([
  tool,
  { position: "relative", "@media": { [media.narrow]: { display: "none" } } },
]);
/** Drawn, not written: the link's name tells the parts of which this is the sum. */
export const badge = style([
  corner,
  { top: 4, insetInlineEnd: 2, "::before": { content: "attr(data-count)" } },
]);

export const accountOpener = style({
  display: "flex",
  alignItems: "center",
  gap: 10,
  minHeight: 44,
  borderRadius: radius.control,
  cursor: "pointer",
  listStyle: "none",
  selectors: { "&::-webkit-details-marker": { display: "none" } },
});
export const nickname = style({
  maxWidth: 120,
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
  fontSize: 15,
  fontWeight: 650,
  "@media": { [media.middle]: { display: "none" } },
});

export const wallet = style({
  display: "flex",
  alignItems: "center",
  minHeight: 48,
  paddingInlineStart: 14,
  borderRadius: radius.control,
  background: color.tint,
  "@media": { [media.narrow]: { minHeight: 44, paddingInlineStart: 10 } },
});
export const balance = style([
  text.amount,
  {
    fontSize: 16,
    fontWeight: 700,
    minWidth: 64,
    whiteSpace: "nowrap",
    "@media": {
      [media.middle]: { selectors: { "&[data-fortune]": { fontSize: 14 } } },
      [media.narrow]: { fontSize: "min(15px, 5.8vw)" },
      [media.phone]: { selectors: { "&[data-fortune]": { fontSize: "min(13px, 4.4vw)" } } },
    },
  },
]);
/**
 * The whole balance is the link to the purses, because its line of text is too low for a finger.
 */
export const balanceLink = style({
  position: "relative",
  display: "flex",
  flexDirection: "column",
  justifyContent: "center",
  minHeight: 44,
  lineHeight: 1.2,
  borderRadius: radius.tag,
});
export const outside = style({
  display: "flex",
  gap: "0 4px",
  fontSize: 12,
  whiteSpace: "nowrap",
  color: color.link,
  selectors: {
    [`${balanceLink}:hover &`]: { textDecoration: "underline", textUnderlineOffset: 2 },
  },
});
/** On a phone a small wallet icon stands for these words; screen readers still read them. */
export const outsideWords = style({
  "@media": {
    [media.narrow]: unseen,
  },
});
export const outsideMark = style({
  display: "grid",
  placeItems: "center",
  "@media": { [media.wide]: { display: "none" } },
});
export const walletTool = style({
  display: "grid",
  placeItems: "center",
  width: 44,
  height: 44,
  marginInlineEnd: -8,
  color: color.muted,
  borderRadius: radius.control,
  // Within its place: beside it stand the balance and the avatar.
  selectors: { "&:hover": { color: color.ink }, "&:focus-visible": { outlineOffset: -6 } },
});
const turn = keyframes({ to: { transform: "rotate(360deg)" } });
export const walletToolBusy = style([walletTool]);
globalStyle(`${walletToolBusy} svg`, { animation: `${turn} .8s linear infinite` });
export const refresh = style({
  "@media": { "screen and (max-width: 420px)": { display: "none" } },
});
globalStyle(`header:has([data-fortune]) ${refresh}`, {
  "@media": { [media.middle]: { display: "none" } },
});
export const playMoney = style({
  display: "block",
  width: "fit-content",
  padding: "2px 7px",
  borderRadius: radius.tag,
  background: color.fresh,
  color: color.onFresh,
  fontSize: 11,
  fontWeight: 700,
  lineHeight: 1.2,
});
/** Only where there is room for both deposit and withdrawal. */
export const walletWithdraw = style({
  display: "flex",
  marginInlineStart: 4,
  "@media": { [media.middle]: { display: "none" } },
});
export const walletDeposit = style({
  display: "flex",
  marginBlock: 0,
  marginInline: "12px 2px",
  "@media": { [media.narrow]: { display: "none" } },
});
/** Where menu and account share one row, or the logo has the middle, the account is short. */
const BUSY = "screen and (max-width: 1499px)";
globalStyle(`:is(${barBand}, ${barCrest}) :is(${walletWithdraw}, ${nickname})`, {
  "@media": { [BUSY]: { display: "none" } },
});
/** The tabs' ground is the one that a wallet usually has. */
globalStyle(`${barTabs} ${wallet}`, { background: color.surface });
