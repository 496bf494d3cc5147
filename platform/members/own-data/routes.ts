import { ownDataPart } from "../../contract/members/own-data.ts";
import { on } from "../../core/route.ts";
import { readOwnData } from "./read-own-data.ts";

export const ownDataRoutes = [on(ownDataPart, readOwnData)];
