import { data, type LoaderFunctionArgs } from "@remix-run/node";
import { popupNotices, shown } from "#app/frame/notices/notices.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { noticeOne } from "#platform/contract/publishing/notices.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";

/**
 * The data the popups fetch when they open: the announcements, with `must` those that open by
 * themselves, or with `id` only that notice.
 */
export async function loader(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { searchParams } = new URL(args.request.url);
  const id = searchParams.get("id");
  const answer = id
    ? { notice: await findNotice(site, id) }
    : { notices: await popupNotices(site, searchParams.has("must")) };
  return data(answer, { headers: { "cache-control": "private, no-store" } });
}

async function findNotice(site: Awaited<ReturnType<typeof guardedSite>>, id: string) {
  try {
    const { language } = site;
    return shown(await site.ask(noticeOne, { id, language }, { isPersonal: true }));
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
