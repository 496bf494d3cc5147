import { style } from "@vanilla-extract/css";

const fade = "linear-gradient(90deg, transparent, #000 16%, #000 84%, transparent)";

/** A drawn background ends at the picture's sides, so its edges fade into the stage. */
export const art = style({ maskImage: fade, WebkitMaskImage: fade });
