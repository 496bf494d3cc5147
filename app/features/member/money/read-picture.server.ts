import { isPngOrJpeg, readMultipart } from "#app/request/input/read-multipart.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";

/**
 * The content of a form with one picture: its text fields, the picture in base64, and what is wrong
 * with it.
 */
export type Picture = { form: FormData; picture: string; problem: string | undefined };

/** Reads the form. A picture that is too large or of another type is dropped and reported. */
export async function readPicture(
  request: Request,
  name: string,
  bytesMax: number,
): Promise<Picture> {
  let picture = "";
  let problem: string | undefined;
  const form = await readMultipart(request, bytesMax, ({ field, bytes, length }) => {
    if (field !== name) return;
    const megabytes = bytesMax / 2 ** 20;
    if (length > bytesMax) problem = encodeMessage("image_large", { megabytes });
    else if (isPngOrJpeg(bytes)) picture = bytes.toString("base64");
    else problem = "image_type";
  });
  return { form, picture, problem };
}
