import {
  staffBannerList,
  staffBannerPublish,
  staffBannerWithdraw,
} from "../../contract/staff/publishing/banners.ts";
import {
  staffFeedbackClose,
  staffFeedbackList,
  staffFeedbackShow,
} from "../../contract/staff/publishing/feedback.ts";
import {
  staffNoticeList,
  staffNoticePublish,
  staffNoticeWithdraw,
} from "../../contract/staff/publishing/notices.ts";
import { at, type OfficeRoute } from "../office-route.ts";
import { staffOf } from "../people/manage-people.ts";
import { pictureOf } from "../picture-of.ts";
import { dateOf, givenWords, timeOf, titleOf } from "../published.ts";
import { withFieldNames } from "../with-field-names.ts";
import { listAllBanners } from "./list-all-banners.ts";
import { listAllNotices } from "./list-all-notices.ts";
import { listFeedback } from "./list-feedback.ts";
import { publishBanner } from "./publish-banner.ts";
import { publishNotice } from "./publish-notice.ts";
import { closeFeedback, readFeedback } from "./read-feedback.ts";
import { withdrawBanner } from "./withdraw-banner.ts";
import { withdrawNotice } from "./withdraw-notice.ts";

const BANNER_NAMES = { groupName: "group", url: "picture", shownFrom: "from", shownTo: "to" };
const NOTICE_NAMES = { execution: "for", publishedFrom: "from", publishedTo: "to" };
/** The beginning of a message that a list shows. */
const SHOWN_CHARACTERS = 60;

/** Staff's calls about banners, notices and the messages to customer service. */
export const publishingRoutes: readonly OfficeRoute[] = [
  at(staffBannerList, async (desk) =>
    (await listAllBanners(staffOf(desk), desk.merchant)).map((row) => ({
      ...{ group: row.groupName, id: row.id, position: row.position },
      state: row.isEnabled ? "shown" : "withdrawn",
      from: timeOf(row.shownFrom),
      to: timeOf(row.shownTo),
      title: titleOf(row.words),
    })),
  ),
  at(staffBannerPublish, async (desk, { group, picture, words, from, to, ...rest }) => {
    const banner = {
      ...rest,
      groupName: group,
      url: picture ?? `${group}-1`,
      words: givenWords(words),
      shownFrom: dateOf(from),
      shownTo: dateOf(to),
    };
    await withFieldNames(BANNER_NAMES, () => publishBanner(staffOf(desk), desk.merchant, banner));
    return {};
  }),
  at(staffBannerWithdraw, async (desk, { id }) => {
    await withdrawBanner(staffOf(desk), desk.merchant, id);
    return {};
  }),
  at(staffNoticeList, async (desk) =>
    (await listAllNotices(staffOf(desk), desk.merchant)).map((row) => ({
      ...{ id: row.id, types: row.types, for: row.execution, title: titleOf(row.words) },
      state: row.withdrawnAt ? "withdrawn" : "published",
      must: row.mustRead ? "yes" : "no",
      from: row.publishedFrom.getTime(),
      to: timeOf(row.publishedTo),
    })),
  ),
  at(staffNoticePublish, async (desk, { id, types, for: execution, must, words, from, to }) => {
    const notice = {
      ...{ id, types, execution, mustRead: must === "yes" },
      words: givenWords(words),
      publishedFrom: dateOf(from),
      publishedTo: dateOf(to),
    };
    await withFieldNames(NOTICE_NAMES, () => publishNotice(staffOf(desk), desk.merchant, notice));
    return {};
  }),
  at(staffNoticeWithdraw, async (desk, { id }) => {
    await withdrawNotice(staffOf(desk), desk.merchant, id);
    return {};
  }),
  at(staffFeedbackList, async (desk, { all }) => {
    const rows = await listFeedback(staffOf(desk), desk.merchant, { all: all === "yes" });
    return rows.map((row) => ({
      ...{ reference: row.id, type: row.type, pictures: row.images },
      at: row.createdAt.getTime(),
      sender: row.username ?? row.email ?? "",
      content: row.content.split("\n")[0]!.slice(0, SHOWN_CHARACTERS),
    }));
  }),
  at(staffFeedbackShow, async (desk, { reference }) => {
    const { images, ...row } = await readFeedback(staffOf(desk), desk.merchant, reference);
    return {
      ...{ reference: row.id, type: row.type, language: row.language, content: row.content },
      ...{ email: row.email, account: row.username, memberId: row.memberId },
      at: row.createdAt.getTime(),
      closedAt: timeOf(row.closedAt),
      pictures: images.map((image) => pictureOf(`${row.id}-${image.position}`, image)),
    };
  }),
  at(staffFeedbackClose, async (desk, { reference }) => {
    await closeFeedback(staffOf(desk), desk.merchant, reference);
    return {};
  }),
];
