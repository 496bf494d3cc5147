import { unstable_parseMultipartFormData as parse, type UploadHandlerPart } from "@remix-run/node";
import { encodeMessage } from "#app/ui/message.ts";
import { FEEDBACK } from "#platform/contract/feedback-rules.ts";

const TEXT_BYTES_MAX = 16 * 1024;

/** What a form with pictures held: its words, its pictures, and the first thing wrong with them. */
export type Upload = { form: FormData; pictures: Buffer[]; problem: string | undefined };

/**
 * Reads a multipart form as it arrives. A picture that grows too large, is of another kind or is
 * one too many is let through unread, so that memory stays bounded and the words are not lost.
 */
export async function readUpload(request: Request): Promise<Upload> {
  const pictures: Buffer[] = [];
  let problem: string | undefined;
  // Another kind of form holds no pictures.
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    return { form: await request.formData(), pictures, problem };
  }
  const form = await parse(request, async (part) => {
    if (part.filename === undefined) {
      return new TextDecoder().decode((await collect(part, TEXT_BYTES_MAX)).bytes);
    }
    const { bytes, length } = await collect(part, FEEDBACK.imageBytesMax);
    if (part.name !== "images" || length === 0) return undefined;
    const wrong = problemOf({ bytes, length, count: pictures.length });
    if (wrong) problem ??= encodeMessage(wrong, { name: part.filename.slice(0, 60), ...limits });
    else pictures.push(bytes);
    return undefined;
  }).catch(() => {
    throw new Response("a form that cannot be read", { status: 400 });
  });
  return { form, pictures, problem };
}

const limits = { max: FEEDBACK.imagesMax, megabytes: FEEDBACK.imageBytesMax / 2 ** 20 };

type Picture = { bytes: Buffer; length: number; count: number };

function problemOf({ bytes, length, count }: Picture): string | undefined {
  if (length > FEEDBACK.imageBytesMax) return "image_large";
  if (!isPngOrJpeg(bytes)) return "image_type";
  return count >= FEEDBACK.imagesMax ? "images_many" : undefined;
}

/** The first bytes tell; a name or a type that the browser says may be anything. */
function isPngOrJpeg(bytes: Buffer): boolean {
  const starts = bytes.subarray(0, 8).toString("hex");
  return starts === "89504e470d0a1a0a" || starts.startsWith("ffd8ff");
}

/** The part's bytes while they are within the limit, none of them beyond it; and how many came. */
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
