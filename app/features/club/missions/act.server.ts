import { randomUUID } from "node:crypto";
import { type ActionFunctionArgs, data, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { missionClaim, missionJoin } from "#platform/contract/club/missions.ts";
import { Refusal, Unknown } from "#platform/contract/wire/refusal.ts";

const schema = z.object({
  act: z.enum(["join", "claim"]),
  mission: z.string().min(1).max(60),
  period: z.string().max(20),
  /** The wagering that the card showed. */
  multiple: z.coerce.number().int(),
});

/** Joins a mission or takes its reward. The platform pays a reward once, however often it is asked. */
export async function actOnMission(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const read = schema.safeParse(Object.fromEntries(await args.request.formData()));
  if (!read.success) return data({ mission: "", code: "unknown_mission" }, 400);
  const { act, multiple, ...named } = read.data;
  try {
    if (act === "join") await site.ask(missionJoin, named);
    else await site.ask(missionClaim, { ...named, multiple }, { key: randomUUID() });
  } catch (error) {
    const { mission } = named;
    if (error instanceof Unknown) return data({ mission, code: "unconfirmed" }, 503);
    if (!(error instanceof Refusal)) throw error;
    return data({ mission, code: error.code }, 422);
  }
  const search = act === "claim" ? `?claimed=${encodeURIComponent(named.mission)}` : "";
  return redirect(`/missions${search}`, 303);
}
