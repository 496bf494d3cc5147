import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { countryNames } from "#app/request/countries/country-names.server.ts";
import type { Site } from "#app/request/site.server.ts";
import {
  loginHistory,
  sessionEnd,
  sessionEndOthers,
  sessionList,
} from "#platform/contract/members/sessions.ts";
import { pageNumber } from "../../../../parts/pager/page-number.ts";
import { answerForm, done } from "../form/security-form.server.ts";

type Place = {
  address: string;
  country: string | null;
  device: { kind: "phone" | "tablet" | "computer" | "unknown"; browser: string; system: string };
};

export async function sessionsData(site: Site, request: Request) {
  const page = pageNumber(request.url);
  const [sessions, history] = await Promise.all([
    site.ask(sessionList, {}),
    site.ask(loginHistory, { pageNo: page }),
  ]);
  const nameOf = countryNames(site);
  const placed = <One extends Place>({ device, address, country, ...one }: One) => ({
    ...one,
    kind: device.kind,
    device: [device.browser, device.system].filter(Boolean).join(" · "),
    place: [nameOf(country), address].filter(Boolean).join(" · "),
  });
  return {
    page,
    sessions: sessions.map(placed),
    logins: history.list.map(placed),
    totalPages: history.totalPages,
  };
}
export type SessionsData = Awaited<ReturnType<typeof sessionsData>>;

const PAGE = "/member/securityCenter/sessions";

export async function endSessions(args: ActionFunctionArgs) {
  const shape = { intent: z.string().max(20), id: z.string().max(40).default("") };
  return answerForm(args, shape, async (site, { intent, id }) => {
    if (intent === "others") {
      await site.ask(sessionEndOthers, {});
      return done("sessionsEnded", PAGE);
    }
    await site.ask(sessionEnd, { id });
    return done("sessionEnded", PAGE);
  });
}
