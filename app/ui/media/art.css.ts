import { style } from "@vanilla-extract/css";

const fade = "linear-gradient(90deg, transparent, #000 16%, #000 84%, transparent)";

/** Drawn grounds end at the picture's sides: there they melt into the stage. */
export const art = style({ maskImage: fade, WebkitMaskImage: fade });
