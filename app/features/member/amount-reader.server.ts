import { conventionsOf } from "#app/server/brand.server.ts";
import type { Site } from "#app/server/site.server.ts";
import { formatsOf } from "#app/ui/format.ts";

export type ReadAmount = (typed: string) => bigint | null;

/** Reads amounts as they are typed in the page's language. */
export const amountReader = ({ language, brand }: Pick<Site, "language" | "brand">): ReadAmount =>
  formatsOf(language, conventionsOf(brand.config)).read;
