import type { LetterLook } from "../core/outbox/letter-look.ts";

/** The demonstration brands' own colours, as on their pages. */
export const letterLooks: Record<string, Omit<LetterLook, "name">> = {
  alba: {
    page: "#fff0d6",
    ground: "#b90f2c",
    onGround: "#fff4e0",
    accent: "#f7b52b",
    action: "#c8102e",
    onAction: "#ffffff",
  },
  noche: {
    page: "#ecebf4",
    ground: "#0d0b1a",
    onGround: "#ffffff",
    accent: "#c8f52a",
    action: "#c8f52a",
    onAction: "#12140a",
  },
  mareo: {
    page: "#e6f4f6",
    ground: "#0b3f52",
    onGround: "#ffffff",
    accent: "#ff8470",
    action: "#ff8470",
    onAction: "#2a0d08",
  },
};
