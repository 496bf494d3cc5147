import { z } from "zod";

/** The idempotency key that a page makes for its form, so that sending twice acts once. */
export const formKey = z.string().regex(/^[\w-]{8,64}$/);
