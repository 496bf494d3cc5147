import type { Brand } from "#themes/define-brand.ts";

/** Whether a lobby shows its games as rows with figures instead of pictures. */
export const hasRows = (lobby: Brand["layout"]["lobby"]): boolean =>
  lobby === "tables" || lobby === "board";
