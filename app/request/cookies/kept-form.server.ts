import { createCookie } from "@remix-run/node";
import { z } from "zod";
import type { Site } from "../site.server.ts";

const MINUTES = 15;
const MOST_FIELDS = 8;
const LONGEST = 255;

const cookie = createCookie("kept-form", {
  path: "/member",
  httpOnly: true,
  sameSite: "lax",
  maxAge: MINUTES * 60,
});
const content = z.object({
  owner: z.string(),
  path: z.string(),
  values: z.record(z.string(), z.string().max(LONGEST)),
});

/**
 * Keeps a form's content for a quarter of an hour while its member logs in, and returns the cookie
 * for it. `secrets` names the fields that must be typed again.
 */
export async function keepForm(
  site: Site,
  request: Request,
  form: FormData,
  secrets: readonly string[],
): Promise<string> {
  const { pathname } = new URL(request.url);
  const typed = [...form].filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === "string" && entry[1].length <= LONGEST && !secrets.includes(entry[0]),
  );
  const values = Object.fromEntries(typed.slice(0, MOST_FIELDS));
  const owner = (await site.member())?.id ?? "";
  return cookie.serialize({ owner, path: pathname, values });
}

/** The kept content of this page's form, if it was kept for this visitor; otherwise empty. */
export async function readKeptForm(site: Site, request: Request): Promise<Record<string, string>> {
  const cookies = request.headers.get("cookie");
  if (!cookies?.includes("kept-form=")) return {};
  const { success, data } = content.safeParse(await cookie.parse(cookies));
  const { pathname } = new URL(request.url);
  if (!success || data.path !== pathname) return {};
  return data.owner === (await site.member())?.id ? data.values : {};
}

export const forgetKeptForm = () => cookie.serialize("", { maxAge: 0 });
