import { isPngOrJpeg, readMultipart } from "#app/server/read-multipart.server.ts";
import { encodeMessage } from "#app/ui/message.ts";
import { NOT_RECEIVED } from "#platform/contract/withdrawals.ts";

const BYTES_MAX = NOT_RECEIVED.imageBytesMax;

/** What the form about a missing payment held: its words, the picture in base64, what is wrong. */
export type Proof = { form: FormData; proof: string; problem: string | undefined };

/** A picture that is too large or of another kind is left out, and told. */
export async function readProof(request: Request): Promise<Proof> {
  let proof = "";
  let problem: string | undefined;
  const form = await readMultipart(request, BYTES_MAX, ({ field, bytes, length }) => {
    if (field !== "proof") return;
    const megabytes = BYTES_MAX / 2 ** 20;
    if (length > BYTES_MAX) problem = encodeMessage("image_large", { megabytes });
    else if (isPngOrJpeg(bytes)) proof = bytes.toString("base64");
    else problem = "image_type";
  });
  return { form, proof, problem };
}
