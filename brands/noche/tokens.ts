import type { Palette, Tokens } from "#themes/tokens.ts";

/** The hero and the jackpot stay night in both modes. */
const night: Pick<
  Palette,
  | "heroInk"
  | "heroMuted"
  | "heroKicker"
  | "heroAction"
  | "onHeroAction"
  | "heroBase"
  | "digit"
  | "digitInk"
> = {
  heroInk: "#ffffff",
  heroMuted: "#d5d8ec",
  heroKicker: "#e2ff80",
  heroAction: "#d2ff3c",
  onHeroAction: "#12160a",
  heroBase: "#15132c",
  digit: "#10121d",
  digitInk: "#d2ff3c",
};
const heroGround =
  "radial-gradient(420px 260px at 72% 84%, rgba(181,44,108,.55), rgba(181,44,108,0)), radial-gradient(720px 420px at 64% 70%, #3a2170 0, rgba(34,28,88,0) 72%), linear-gradient(180deg, #0d0f1f 0, #15132c 60%, #0c0d18 100%)";

/** A night avenue in long exposure: volt is what you can do, rose is what is happening. */
export const tokens: Tokens = {
  light: {
    palette: {
      ...night,
      page: "#f1f2f8",
      surface: "#ffffff",
      tint: "#e9ebf5",
      raised: "#daddec",
      line: "#dbdeec",
      edge: "#7c82a3",
      ink: "#12142a",
      muted: "#474c68",
      faint: "#5b617f",
      action: "#c8f52a",
      onAction: "#12160a",
      accent: "#c8f52a",
      onAccent: "#12160a",
      link: "#4a6100",
      selected: "#e9ebf5",
      onSelected: "#12142a",
      win: "#0d6b45",
      live: "#ff4d7d",
      onLive: "#1f0410",
      fresh: "#12142a",
      onFresh: "#f3f4ff",
      noticeInk: "#c7134c",
      bad: "#c7134c",
      badTint: "#ffe7ee",
      badge: "#ff4d7d",
      onBadge: "#1f0410",
      footer: "#f1f2f8",
      footerInk: "#12142a",
      footerMuted: "#474c68",
      footerLine: "#dbdeec",
    },
    atmosphere: {
      heroGround,
      shadowCard: "inset 0 0 0 1px #dbdeec",
      shadowRaised: "0 12px 28px -16px rgba(30,28,80,.25)",
    },
  },
  dark: {
    palette: {
      ...night,
      page: "#0a0b14",
      surface: "#11131f",
      tint: "#191c2c",
      raised: "#23273b",
      line: "#262a3f",
      edge: "#6c7294",
      ink: "#f3f4ff",
      muted: "#b4b9d3",
      faint: "#8d93b2",
      action: "#d2ff3c",
      onAction: "#12160a",
      accent: "#d2ff3c",
      onAccent: "#12160a",
      link: "#d2ff3c",
      selected: "#191c2c",
      onSelected: "#f3f4ff",
      win: "#4be39a",
      live: "#ff4d7d",
      onLive: "#1f0410",
      fresh: "#f3f4ff",
      onFresh: "#15172a",
      noticeInk: "#ff4d7d",
      bad: "#ff7a9c",
      badTint: "#2e1424",
      badge: "#ff4d7d",
      onBadge: "#1f0410",
      footer: "#0a0b14",
      footerInk: "#f3f4ff",
      footerMuted: "#b4b9d3",
      footerLine: "#262a3f",
    },
    atmosphere: {
      heroGround,
      shadowCard: "inset 0 0 0 1px #262a3f",
      shadowRaised: "0 16px 32px -16px rgba(0,0,0,.8)",
      glow: "0 0 0 1px #d2ff3c, 0 0 22px -4px rgba(210,255,60,.5)",
    },
  },
  display: {
    family: '"Anybody", "Anybody fallback", system-ui, sans-serif',
    weight: 800,
    tracking: "-0.01em",
    stretch: "112%",
    initial: "1.17em",
  },
  text: {
    family: '"Archivo", "Archivo fallback", system-ui, sans-serif',
    weight: 500,
    tracking: "0",
    wordSpacing: ".09em",
  },
  heroSize: [58, 31],
  heroLine: 0.97,
  sectionSize: [19, 18],
  radius: { tag: 4, control: 8, card: 12, panel: 16, hero: 16 },
  cover: { ratio: "3 / 4", position: "50% 50%" },
  gap: { card: [12, 10], section: [32, 20] },
};
