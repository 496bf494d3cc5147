import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { dialCountriesOf } from "#app/server/dial-countries.server.ts";
import type { Site } from "#app/server/site.server.ts";
import { proofNeeds } from "#platform/contract/challenge.ts";
import { bindConfirm, bindSend, profile } from "#platform/contract/profile.ts";
import { answerForm, done, proofShape, prove } from "../security-form.server.ts";

export type Channel = "email" | "mobile";

/** Both pages are one screen; its address says which of the two it is about. */
export const channelOf = (request: Request): Channel =>
  new URL(request.url).pathname.endsWith("/email") ? "email" : "mobile";

export async function contactData(site: Site, channel: Channel) {
  const [own, needs, countries] = await Promise.all([
    site.ask(profile, {}),
    site.ask(proofNeeds, {}),
    channel === "mobile" ? dialCountriesOf(site) : [],
  ]);
  const name = channel === "email" ? ("email" as const) : ("phone" as const);
  return { channel, name, known: own[name], needs, countries };
}
export type ContactData = Awaited<ReturnType<typeof contactData>>;

const text = z.string().max(255).default("");
const asked = { email: text, countryDialingCode: text, mobileNum: text, ...proofShape };
const answered = { target: text, sentTo: text, verificationCode: text };

/** First a code is sent to the new address or number, then it comes back. */
export async function bindContact(args: ActionFunctionArgs) {
  const channel = channelOf(args.request);
  const intent = (await args.request.clone().formData()).get("intent");
  if (intent === "confirm") {
    const reply = await answerForm(args, answered, async (site, { target, verificationCode }) => {
      await site.ask(bindConfirm, { channel, target, verificationCode });
      return done(channel === "email" ? "email" : "phone");
    });
    return reply;
  }
  return answerForm(args, asked, async (site, value) => {
    const { email, countryDialingCode, mobileNum } = value;
    await prove(site, value);
    const sent = await site.ask(bindSend, { channel, email, countryDialingCode, mobileNum });
    const initialValue = { intent: "confirm", target: sent.target, sentTo: sent.sentTo };
    return data({ initialValue }, 200);
  });
}
