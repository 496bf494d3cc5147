import alba from "#brands/alba/copy.ts";
import mareo from "#brands/mareo/copy.ts";
import noche from "#brands/noche/copy.ts";

/** The brands' own wording, so that a test seeks the words which its brand's pages have. */
export const copyOf = { alba, mareo, noche };
