import {
  breakShow,
  exclusionStart,
  limitCancel,
  limitConfirm,
  limitSet,
  playClock,
  playSessionStart,
  playStatement,
  protectionShow,
  realityAnswer,
  realitySet,
  returnAsk,
  returnConfirm,
  selfTestKeep,
  signalRead,
  timeOutStart,
} from "../../contract/members/protection/protection.ts";
import { on } from "../../core/route.ts";
import { askReturn, confirmReturn } from "./breaks/return-to-play.ts";
import { showBreak } from "./breaks/show-break.ts";
import { startExclusion } from "./breaks/start-exclusion.ts";
import { startTimeOut } from "./breaks/start-time-out.ts";
import { cancelLimit, confirmLimit } from "./limits/confirm-limit.ts";
import { keepSelfTest } from "./limits/self-test.ts";
import { setLimit } from "./limits/set-limit.ts";
import { answerReality, setReality } from "./reality/reality.ts";
import { showClock } from "./reality/show-clock.ts";
import { startSession } from "./reality/start-session.ts";
import { showProtection } from "./show-protection.ts";
import { showStatement } from "./show-statement.ts";
import { readWord } from "./signals/read-word.ts";

export const protectionRoutes = [
  on(protectionShow, showProtection),
  on(breakShow, showBreak),
  on(limitSet, setLimit),
  on(limitConfirm, confirmLimit),
  on(limitCancel, cancelLimit),
  on(timeOutStart, startTimeOut),
  on(exclusionStart, startExclusion),
  on(returnAsk, askReturn),
  on(returnConfirm, confirmReturn),
  on(realitySet, setReality),
  on(realityAnswer, answerReality),
  on(playClock, showClock),
  on(playSessionStart, startSession),
  on(playStatement, showStatement),
  on(signalRead, readWord),
  on(selfTestKeep, keepSelfTest),
];
