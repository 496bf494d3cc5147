import { isPngOrJpeg, readMultipart } from "#app/request/input/read-multipart.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { FEEDBACK } from "#platform/contract/publishing/feedback-rules.ts";

/**
 * The content of a form with pictures: its text fields, its pictures, and the first problem with
 * them.
 */
export type Upload = { form: FormData; pictures: Buffer[]; problem: string | undefined };

/**
 * Reads the form. A picture that is too large, of another type or one too many is dropped and
 * reported.
 */
export async function readUpload(request: Request): Promise<Upload> {
  const pictures: Buffer[] = [];
  let problem: string | undefined;
  const form = await readMultipart(request, FEEDBACK.imageBytesMax, (file) => {
    if (file.field !== "images") return;
    const { bytes, length } = file;
    const wrong = problemOf({ bytes, length, count: pictures.length });
    if (wrong) problem ??= encodeMessage(wrong, { name: file.fileName.slice(0, 60), ...limits });
    else pictures.push(bytes);
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
