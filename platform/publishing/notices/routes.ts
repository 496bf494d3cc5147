import { announcements, noticeOne, notices } from "../../contract/publishing/notices.ts";
import { on } from "../../core/route.ts";
import { getNotice } from "./get-notice.ts";
import { listAnnouncements } from "./list-announcements.ts";
import { listNotices } from "./list-notices.ts";

export const noticesRoutes = [
  on(announcements, listAnnouncements),
  on(notices, listNotices),
  on(noticeOne, getNotice),
];
