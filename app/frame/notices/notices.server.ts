import type { Site } from "#app/request/site.server.ts";
import { cleanHtml } from "#app/respond/clean-html.server.ts";
import {
  announcements,
  type Notice,
  type NoticeType,
} from "#platform/contract/publishing/notices.ts";
import { barTypesAt } from "./notice-paths.ts";

const BAR_MOST = 8;

export type ShownNotice = Pick<Notice, "id" | "title" | "content" | "time">;

/**
 * The titles that scroll under the header of a path; empty if they cannot be read, so that the page
 * still loads.
 */
export async function barNotices(site: Site, pathname: string) {
  const types = barTypesAt(pathname);
  if (types.length === 0) return [];
  const notices = await announced(site, types).catch(() => []);
  return notices.slice(0, BAR_MOST).map(({ id, title }) => ({ id, title }));
}

/** The notices of the announcement popup and, for members, the member notices. */
export async function popupNotices(site: Site): Promise<ShownNotice[]> {
  return (await announced(site, site.token ? ["PU", "PL"] : ["PU"])).map(shown);
}

export const shown = ({ id, title, content, time }: Notice): ShownNotice => ({
  id,
  title,
  time,
  content: cleanHtml(content),
});

/** The notices of several kinds, each once, newest first. */
async function announced(site: Site, types: NoticeType[]): Promise<Notice[]> {
  const { language } = site;
  const input = { types, platform: "W" as const, language };
  const lists = await site.ask(announcements, input, { isPersonal: true });
  const byId = new Map(
    Object.values(lists)
      .flat()
      .map((notice) => [notice.id, notice]),
  );
  return [...byId.values()].sort((one, other) => other.time - one.time);
}
