import type { Context } from "../../../core/context.ts";
import { openText, type SealContext, sealText } from "../../../core/seal/seal-text.ts";

type Place = { member: string; id: string };

/** The place of a document's picture, for its seal. */
export const picturePlace = ({ id }: Pick<Place, "id">) => `document:${id}`;

/** The stored form of a redrawn picture of a document. */
export const sealPicture = (
  context: SealContext & Pick<Context, "random">,
  id: string,
  content: Uint8Array,
): string => sealText(context, picturePlace({ id }), Buffer.from(content).toString("base64"));

/** Opens a stored picture of a document. */
export const openPicture = (
  context: SealContext,
  { id, sealed }: { id: string; sealed: string },
): Buffer => Buffer.from(openText(context, picturePlace({ id }), sealed), "base64");
