import { globalStyle, style } from "@vanilla-extract/css";
import { boxes } from "#app/parts/consents/consents.css.ts";
import { inside } from "#app/ui/layout/inside.ts";
import { media } from "#app/ui/layout/media.ts";
import { body } from "#app/ui/overlays/dialog.css.ts";
import { withArt } from "#app/ui/overlays/dialog-with-art.css.ts";
import { art, words } from "./art-pane.css.ts";

const { above, arch, stage, ticket, plain } = inside.access;

/** A form of many fields: a wide window has two of them side by side, so that all are in view. */
export const longForm = style({});
const card = `${withArt}:has(${longForm})`;
const of = (access: string, part = "") => access.replace("&", `${card}${part}`);

globalStyle(card, {
  "@media": { [media.large]: { gridTemplateColumns: "312px minmax(0, 1fr)", maxWidth: 940 } },
});
for (const [access, maxWidth] of [
  [above, 720],
  [arch, 664],
  [plain, 664],
] as const)
  globalStyle(of(access), { "@media": { [media.large]: { maxWidth } } });
globalStyle(of(ticket), {
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr) 236px", maxWidth: 880 } },
});
globalStyle(of(stage), {
  "@media": { [media.large]: { gridTemplateColumns: "minmax(0, 1fr)", maxWidth: "none" } },
});
globalStyle(of(stage, ` > ${body}`), {
  "@media": { [media.large]: { width: "min(600px, 100%)", marginInlineEnd: "max(24px, 5vw)" } },
});
globalStyle(of(stage, ` ${art}`), {
  "@media": { [media.large]: { insetInlineStart: "25%", maxWidth: "44%" } },
});
globalStyle(`${longForm} ${boxes}`, {
  "@media": {
    [media.large]: {
      display: "grid",
      gridTemplateColumns: "max-content minmax(0, 1fr)",
      columnGap: 20,
    },
  },
});
globalStyle(of(stage, ` ${words}`), {
  "@media": { [media.large]: { maxWidth: "calc(89vw - 600px - max(24px, 5vw))" } },
});
