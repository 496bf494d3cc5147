import { style } from "@vanilla-extract/css";

export const acts = style({ display: "flex", flexWrap: "wrap", gap: 8, marginTop: 8 });
