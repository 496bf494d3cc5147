import { unstable_parseMultipartFormData as parse, type UploadHandlerPart } from "@remix-run/node";

const TEXT_BYTES_MAX = 16 * 1024;

/** A file of a form. `length` counts all bytes received; beyond the limit, `bytes` is empty. */
export type Sent = { field: string; fileName: string; bytes: Buffer; length: number };

/**
 * Reads a form as it arrives and hands each file that is not empty to `take`. A file beyond the
 * limit is read past without being kept: memory stays bounded and the text fields are not lost.
 */
export async function readMultipart(
  request: Request,
  fileBytesMax: number,
  take: (file: Sent) => void,
): Promise<FormData> {
  // A form of another type holds no files.
  if (!request.headers.get("content-type")?.startsWith("multipart/form-data")) {
    return request.formData();
  }
  return parse(request, async (part) => {
    if (part.filename === undefined) {
      return new TextDecoder().decode((await collect(part, TEXT_BYTES_MAX)).bytes);
    }
    const read = await collect(part, fileBytesMax);
    if (read.length > 0) take({ field: part.name, fileName: part.filename, ...read });
    return undefined;
  }).catch(() => {
    throw new Response("a form that cannot be read", { status: 400 });
  });
}

/** Decided by the first bytes, because the name and the type that a browser sends prove nothing. */
export function isPngOrJpeg(bytes: Buffer): boolean {
  const starts = bytes.subarray(0, 8).toString("hex");
  return starts === "89504e470d0a1a0a" || starts.startsWith("ffd8ff");
}

/** The part's bytes while they are within the limit, and the number of bytes received. */
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
