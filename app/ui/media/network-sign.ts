import type { IconName } from "./icon-name.ts";

/**
 * A social network's icon by the first word of its name; messengers and others use a similar icon.
 */
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

/** An unknown network gets the icon of an external link. */
export const networkSign = (network: string): IconName =>
  SIGNS[network.toLowerCase().split(" ")[0] ?? ""] ?? "external-link";
