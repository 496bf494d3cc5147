import { createCookie } from "@remix-run/node";
import type { z } from "zod";
import { favouriteSet } from "#platform/contract/play/games.ts";

export const favouriteInput = favouriteSet.input;
export type FavouriteInput = z.output<typeof favouriteInput>;
const kept = favouriteInput;

/** The game a guest wanted to save, kept for the few minutes of a login. */
const cookie = createCookie("pending-favourite", {
  path: "/favorite",
  httpOnly: true,
  sameSite: "lax",
  maxAge: 60 * 10,
});

export async function readPending(request: Request): Promise<FavouriteInput | null> {
  const read = kept.safeParse(await cookie.parse(request.headers.get("cookie")));
  return read.success ? read.data : null;
}

export function writePending(request: Request, favourite: FavouriteInput | null) {
  const secure = new URL(request.url).protocol === "https:";
  return cookie.serialize(favourite, { secure, ...(favourite === null && { maxAge: 0 }) });
}
