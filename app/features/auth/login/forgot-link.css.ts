import { globalStyle, style } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";
import { textLink } from "../dialog/auth-form.css.ts";

/** The link and the box to remember a name: one line where it has room for both. */
export const remembering = style({
  display: "grid",
  "@media": { [media.wide]: { gridTemplateColumns: "minmax(0, 1fr) auto" } },
});
export const link = style([
  textLink,
  {
    justifySelf: "end",
    marginBlock: -8,
    "@media": {
      [media.wide]: { gridArea: "1 / 2", alignSelf: "start", marginBlock: 0, zIndex: 1 },
    },
  },
]);
globalStyle(`${link} + *`, { "@media": { [media.wide]: { gridArea: "1 / 1 / 2 / 3" } } });
