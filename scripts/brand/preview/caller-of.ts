import type { Caller } from "#platform/contract/wire/send.ts";
import type { Visit } from "../../../server/site.ts";
import type { FrameParts } from "./frame/frame-parts.ts";
import type { PreviewBrand } from "./preview-brands.ts";

/** The frame calls the platform like the brand's own site. */
export function callerOf({ platform }: FrameParts, { known }: PreviewBrand, visit: Visit): Caller {
  const { merchant, languages } = known.data;
  const { clientAddress, clientCountry, requestId } = visit;
  return {
    ...platform,
    merchant,
    language: languages[0]!,
    clientAddress,
    clientCountry,
    requestId,
  };
}
