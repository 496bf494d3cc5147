import {
  verificationAsk,
  verificationCallback,
  verificationShow,
} from "../../../contract/members/verification.ts";
import { on } from "../../../core/route.ts";
import { askVerification } from "./ask-verification.ts";
import { receiveCallback } from "./receive-callback.ts";
import { showVerification } from "./show-verification.ts";

export const identityRoutes = [
  on(verificationShow, showVerification),
  on(verificationAsk, askVerification),
  on(verificationCallback, receiveCallback),
];
