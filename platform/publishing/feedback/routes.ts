import { feedbackMine, feedbackSend } from "../../contract/publishing/feedback.ts";
import { helplines } from "../../contract/publishing/helplines.ts";
import { on } from "../../core/route.ts";
import { listHelplines } from "./list-helplines.ts";
import { listOwnFeedback } from "./list-own-feedback.ts";
import { sendFeedback } from "./send-feedback.ts";

export const feedbackRoutes = [
  on(feedbackSend, sendFeedback),
  on(feedbackMine, listOwnFeedback),
  on(helplines, listHelplines),
];
