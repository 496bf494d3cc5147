import {
  challengeAnswer,
  challengePasskey,
  challengeSend,
  challengeShow,
  proofGive,
  proofNeeds,
  proofSend,
} from "../../contract/members/challenge.ts";
import { on } from "../../core/route.ts";
import { answerChallenge } from "./answer-challenge.ts";
import { askPasskey } from "./ask-passkey.ts";
import { giveProof } from "./give-proof.ts";
import { sendProofCode, showProofNeeds } from "./proof-methods.ts";
import { sendChallengeCode } from "./send-challenge-code.ts";
import { showChallenge } from "./show-challenge.ts";

export const challengeRoutes = [
  on(challengeShow, showChallenge),
  on(challengeSend, sendChallengeCode),
  on(challengePasskey, askPasskey),
  on(challengeAnswer, answerChallenge),
  on(proofNeeds, showProofNeeds),
  on(proofGive, giveProof),
  on(proofSend, sendProofCode),
];
