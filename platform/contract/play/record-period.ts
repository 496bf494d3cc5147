import { z } from "zod";
import { instant } from "../wire/money.ts";

const end = z.coerce.number().pipe(instant.max(8.64e15)).optional();

/** Which time a record looks at: `from` its first instant, `to` the first one after it. */
export const recordPeriod = { from: end, to: end } as const;
