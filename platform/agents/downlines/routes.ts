import { downlineMessage, downlineOne, downlines } from "../../contract/agents/downlines.ts";
import { on } from "../../core/route.ts";
import { listDownlines } from "./list-downlines.ts";
import { sendMessage } from "./send-message.ts";
import { showDownline } from "./show-downline.ts";

export const downlinesRoutes = [
  on(downlines, listDownlines),
  on(downlineOne, showDownline),
  on(downlineMessage, sendMessage),
];
