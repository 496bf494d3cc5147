import { feedbackMine, feedbackSend } from "../../contract/publishing/feedback.ts";
import { on } from "../../core/route.ts";
import { listOwnFeedback } from "./list-own-feedback.ts";
import { sendFeedback } from "./send-feedback.ts";

export const feedbackRoutes = [on(feedbackSend, sendFeedback), on(feedbackMine, listOwnFeedback)];
