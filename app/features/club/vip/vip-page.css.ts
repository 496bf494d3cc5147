import { style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";

export const page = style({ paddingBottom: 20 });
export const top = style({ marginTop: 20, "@media": { [media.narrow]: { marginTop: 14 } } });
