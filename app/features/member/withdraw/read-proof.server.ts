import { unstable_parseMultipartFormData as parse, type UploadHandlerPart } from "@remix-run/node";
import { encodeMessage } from "#app/ui/message.ts";
import { NOT_RECEIVED } from "#platform/contract/withdrawals.ts";

const TEXT_BYTES_MAX = 16 * 1024;

/** What the form about a missing payment held: its words, the picture in base64, what is wrong. */
export type Proof = { form: FormData; proof: string; problem: string | undefined };

/** Reads the form as it arrives; a picture that grows too large is let through unread. */
export async function readProof(request: Request): Promise<Proof> {
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    return { form: await request.formData(), proof: "", problem: undefined };
  }
  let picture: Buffer | null = null;
  let problem: string | undefined;
  const form = await parse(request, async (part) => {
    if (part.filename === undefined) {
      return new TextDecoder().decode((await collect(part, TEXT_BYTES_MAX)).bytes);
    }
    const { bytes, length } = await collect(part, NOT_RECEIVED.imageBytesMax);
    if (part.name !== "proof" || length === 0) return undefined;
    const megabytes = NOT_RECEIVED.imageBytesMax / 2 ** 20;
    if (length > NOT_RECEIVED.imageBytesMax) problem = encodeMessage("image_large", { megabytes });
    else if (isPngOrJpeg(bytes)) picture = bytes;
    else problem = "image_type";
    return undefined;
  }).catch(() => {
    throw new Response("a form that cannot be read", { status: 400 });
  });
  const read = picture as Buffer | null;
  return { form, proof: read?.toString("base64") ?? "", problem };
}

/** The first bytes tell; a name or a type that the browser says may be anything. */
function isPngOrJpeg(bytes: Buffer): boolean {
  const starts = bytes.subarray(0, 8).toString("hex");
  return starts === "89504e470d0a1a0a" || starts.startsWith("ffd8ff");
}

/** The part's bytes while they are within the limit; and how many came. */
async function collect({ data }: UploadHandlerPart, max: number) {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of data) {
    length += chunk.byteLength;
    if (length <= max) chunks.push(chunk);
    else chunks.length = 0;
  }
  return { bytes: Buffer.concat(length <= max ? chunks : []), length };
}
