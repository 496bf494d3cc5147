import { z } from "zod";

/** A vendor's name for a way of playing, such as a lottery's "3XZX". */
export const playType = z.string().regex(/^[\w.-]{1,40}$/);
