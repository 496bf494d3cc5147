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
 * The titles that scroll under the header of a path, and what the bell tells of the popup's notices.
 * Without notices if they cannot be read, so that the page still loads.
 */
export async function frameNotices(site: Site, pathname: string) {
  const [inBar, inPopup] = [barTypesAt(pathname), popupTypes(site)];
  const notices = await announced(site, [...inBar, ...inPopup]).catch(() => []);
  const at = (places: NoticeType[]) =>
    notices.filter(({ types }) => types.some((type) => places.includes(type)));
  return {
    bar: at(inBar)
      .slice(0, BAR_MOST)
      .map(({ id, title }) => ({ id, title })),
    bell: {
      newest: at(inPopup)[0]?.time ?? null,
      hasMustRead: at(inPopup).some(({ mustRead }) => mustRead),
    },
  };
}
export type Bell = Awaited<ReturnType<typeof frameNotices>>["bell"];
export const NO_NOTICES = { bar: [], bell: { newest: null, hasMustRead: false } };

/** The notices of the announcement popup. With `isMust`, those that open it by themselves. */
export async function popupNotices(site: Site, isMust: boolean): Promise<ShownNotice[]> {
  const notices = await announced(site, popupTypes(site));
  return notices.filter(({ mustRead }) => mustRead || !isMust).map(shown);
}

/** The popup shows members their own notices too. */
const popupTypes = ({ token }: Site): NoticeType[] => (token ? ["PU", "PL"] : ["PU"]);

export const shown = ({ id, title, content, time }: Notice): ShownNotice => ({
  id,
  title,
  time,
  content: cleanHtml(content),
});

/** The notices of several kinds, each once, newest first. */
async function announced(site: Site, places: NoticeType[]): Promise<Notice[]> {
  const { language } = site;
  const types = [...new Set(places)].sort();
  const input = { types, platform: "W" as const, language };
  const lists = await site.ask(announcements, input, { isPersonal: true });
  const byId = new Map(
    Object.values(lists)
      .flat()
      .map((notice) => [notice.id, notice]),
  );
  return [...byId.values()].sort((one, other) => other.time - one.time);
}
