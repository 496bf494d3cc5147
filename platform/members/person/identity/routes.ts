import {
  verificationAsk,
  verificationCallback,
  verificationPicture,
  verificationShow,
} from "../../../contract/members/verification.ts";
import { on } from "../../../core/route.ts";
import { askVerification } from "./ask-verification.ts";
import { receiveCallback } from "./receive-callback.ts";
import { sendPicture } from "./send-picture.ts";
import { showVerification } from "./show-verification.ts";

export const identityRoutes = [
  on(verificationShow, showVerification),
  on(verificationAsk, askVerification),
  on(verificationPicture, sendPicture),
  on(verificationCallback, receiveCallback),
];
