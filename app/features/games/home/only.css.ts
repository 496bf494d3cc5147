import { styleVariants } from "@vanilla-extract/css";
import { media } from "#app/ui/layout/media.ts";

const gone = { selectors: { "&&": { display: "none" } } };
/** A part that stands at another place on phones is on the page twice, and each shows one. */
export const only = styleVariants({
  wide: { "@media": { [media.narrow]: gone } },
  phones: { "@media": { [media.wide]: gone } },
});
