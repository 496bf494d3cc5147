import type { IconName } from "./icon-name.ts";

/** The sign of a social network by the first word of its name; messengers and others have one like theirs. */
const SIGNS: Record<string, IconName> = {
  instagram: "instagram",
  facebook: "facebook",
  youtube: "youtube",
  twitter: "twitter",
  x: "twitter",
  twitch: "twitch",
  linkedin: "linkedin",
  tiktok: "music-2",
  telegram: "send",
  whatsapp: "message-circle",
  discord: "gamepad-2",
};

/** A network that we do not know is a page outside. */
export const networkSign = (network: string): IconName =>
  SIGNS[network.toLowerCase().split(" ")[0] ?? ""] ?? "external-link";
