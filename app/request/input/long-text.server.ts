import { z } from "zod";
import { encodeMessage } from "#app/ui/format/message.ts";

/** A line end arrives as two characters and counts as one, as the visitor typed it. */
const asWritten = (text: string) => text.replaceAll("\r\n", "\n").trim();
const lengthOf = (issue: { input?: unknown }) => [...String(issue.input)].length;

type Rules = {
  /** The message where nothing is typed. */
  missing: string;
  min: number;
  max: number;
};

/** A text of several lines. Its messages say how many characters are missing or too many. */
export const longText = ({ missing, min, max }: Rules) =>
  z
    .string(missing)
    .transform(asWritten)
    .refine((text) => [...text].length >= min, {
      error: (issue) => encodeMessage("input_short", { count: min - lengthOf(issue), min }),
    })
    .refine((text) => [...text].length <= max, {
      error: (issue) => encodeMessage("input_long", { count: lengthOf(issue) - max, max }),
    });
