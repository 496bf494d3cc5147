import { downlineCreate } from "../../contract/agents/people.ts";
import { on } from "../../core/route.ts";
import { createDownline } from "./create-downline.ts";

export const peopleRoutes = [on(downlineCreate, createDownline)];
