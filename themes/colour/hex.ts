import { z } from "zod";

/** A colour in the form brands write it. */
export const hex = z.string().regex(/^#[0-9a-f]{6}$/i, "a colour such as #c8102e");
