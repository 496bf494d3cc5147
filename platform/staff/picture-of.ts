import type { z } from "zod";
import type { picture } from "../contract/staff/picture.ts";

type Stored = { contentType: "image/png" | "image/jpeg"; content: Uint8Array };

/** A stored picture for the wire. Its name gets the ending of its type. */
export function pictureOf(
  name: string,
  { contentType, content }: Stored,
): z.output<typeof picture> {
  const end = contentType === "image/png" ? "png" : "jpg";
  return {
    name: `${name}.${end}`,
    contentType,
    content: Buffer.from(content).toString("base64"),
  };
}
