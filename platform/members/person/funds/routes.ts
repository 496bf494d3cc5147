import { fundsAnswer, fundsShow } from "../../../contract/members/person/funds.ts";
import { on } from "../../../core/route.ts";
import { answerFunds } from "./answer-funds.ts";
import { showFunds } from "./show-funds.ts";

export const fundsRoutes = [on(fundsShow, showFunds), on(fundsAnswer, answerFunds)];
