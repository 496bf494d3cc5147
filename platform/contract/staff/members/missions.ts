import { z } from "zod";
import { MISSION_PART_STATES } from "../../club/missions.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";

const reference = z.string().min(1).max(64);

/** The claims of missions that staff issue, those that wait or with `all` every one, oldest first. */
export const staffMissionList = call({
  name: "staffMissionList",
  method: "GET",
  path: "/staff/missions",
  access: "staff",
  permission: "mission.list",
  line: "mission list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(
    z.object({
      reference: z.string(),
      at: instant,
      account: z.string(),
      mission: z.string(),
      period: z.string(),
      state: z.enum(MISSION_PART_STATES),
    }),
  ),
});

/** Pays the reward of a claim. Refuses with mission_state what is decided, and with account_held. */
export const staffMissionIssue = call({
  name: "staffMissionIssue",
  method: "POST",
  path: "/staff/missions/issue",
  access: "staff",
  permission: "mission.issue",
  line: "mission issue <merchant> <reference>",
  input: z.object({ reference }),
  value: nothing,
});

/** Rejects a claim for good. The audit keeps the reason. */
export const staffMissionReject = call({
  name: "staffMissionReject",
  method: "POST",
  path: "/staff/missions/reject",
  access: "staff",
  permission: "mission.reject",
  line: "mission reject <merchant> <reference>",
  input: z.object({ reference, reason: z.string().trim().min(3).max(300) }),
  value: nothing,
});
