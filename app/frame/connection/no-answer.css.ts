import { style } from "@vanilla-extract/css";

export const choices = style({ display: "flex", flexWrap: "wrap", gap: 10, marginTop: 12 });
