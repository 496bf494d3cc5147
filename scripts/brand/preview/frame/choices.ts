import { z } from "zod";
import { isLanguage } from "#app/i18n/languages.ts";
import { safePath } from "#app/request/redirects.ts";
import { FLAGS } from "#platform/contract/core/site.ts";
import { PREVIEW_PATH } from "../preview-path.ts";
import { CLOSED_STATES } from "./closed-state.ts";
import { ROLES } from "./roles.ts";

export const WIDTHS = ["390", "768", "1280", "free"] as const;

const orNothing = <Shape extends z.ZodType>(shape: Shape) => shape.optional().catch(undefined);

/** A page of the site; the frame itself is not shown within itself. */
const ownPath = (text: string) => (text.startsWith(PREVIEW_PATH) ? "/" : safePath(text));

const shape = z.object({
  language: orNothing(z.string().refine(isLanguage)),
  theme: orNothing(z.enum(["light", "dark"])),
  role: orNothing(z.enum(ROLES)),
  closed: orNothing(z.enum(CLOSED_STATES)),
  /** The instant for the site's clock, and the one that the field showed before. */
  clock: orNothing(z.string().max(20)),
  clockWas: orNothing(z.string().max(20)),
  width: z.enum(WIDTHS).catch("1280"),
  pixels: z.coerce.number().int().min(280).max(3840).catch(1024),
  to: z.string().default("/").transform(ownPath),
  flags: z.array(z.enum(FLAGS)).optional(),
  isReset: z.boolean(),
});
export type Choices = z.output<typeof shape>;

/** The choices in a form or an address of the frame. An unreadable choice changes nothing. */
export function readChoices(given: URLSearchParams | FormData): Choices {
  const fields = Object.fromEntries(
    [...given.entries()].filter((pair): pair is [string, string] => typeof pair[1] === "string"),
  );
  const known = given.getAll("flag").filter((name) => FLAGS.some((flag) => flag === name));
  return shape.parse({
    ...fields,
    flags: given.has("flags") ? known : undefined,
    isReset: fields.intent === "reset",
  });
}

/** The frame's own address with its current choices. */
export const viewOf = ({ width, pixels, to }: Choices) =>
  new URLSearchParams({ width, pixels: String(pixels), to });
