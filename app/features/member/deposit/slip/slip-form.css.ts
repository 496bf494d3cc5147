import { style } from "@vanilla-extract/css";
import { progressLook } from "#app/ui/data/progress-look.ts";

export const progress = style(progressLook({ height: 10 }));
