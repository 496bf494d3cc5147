import { globalStyle, style } from "@vanilla-extract/css";

export const answers = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fit, minmax(min(100%, 140px), 1fr))",
  gap: 12,
});
/** Answers that submit are wrapped in a form, which must not be a grid cell of its own. */
globalStyle(`${answers} > form`, { display: "contents" });
