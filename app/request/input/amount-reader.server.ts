import { formatsOf } from "#app/ui/format/format.ts";
import { conventionsOf } from "../brand/brand.server.ts";
import type { Site } from "../site.server.ts";

export type ReadAmount = (typed: string) => bigint | null;

/** Reads amounts as they are typed in the page's language. */
export const amountReader = ({ language, brand }: Pick<Site, "language" | "brand">): ReadAmount =>
  formatsOf(language, conventionsOf(brand.config)).read;
