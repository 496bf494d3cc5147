import { type ActionFunctionArgs, data } from "@remix-run/node";
import { z } from "zod";
import { captchaForText } from "#app/parts/captcha/new-captcha.server.ts";
import { readKeptForm } from "#app/request/cookies/kept-form.server.ts";
import { dialCountriesOf } from "#app/request/countries/dial-countries.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { proofNeeds } from "#platform/contract/members/challenge.ts";
import { bindConfirm, bindSend, profile } from "#platform/contract/members/profile.ts";
import type { InputOf } from "#platform/contract/wire/call.ts";
import { answerForm, captchaShape, done, proofShape, prove } from "../form/security-form.server.ts";

const MINUTE_MS = 60_000;

export type Channel = "email" | "mobile";

/** Both pages share one screen; the address selects the channel. */
export const channelOf = (request: Request): Channel =>
  new URL(request.url).pathname.endsWith("/email") ? "email" : "mobile";

export async function contactData(site: Site, request: Request) {
  const channel = channelOf(request);
  const [own, needs, countries, captcha, kept] = await Promise.all([
    site.ask(profile, {}),
    site.ask(proofNeeds, {}),
    channel === "mobile" ? dialCountriesOf(site, { isForText: true }) : [],
    channel === "mobile" ? captchaForText(site) : null,
    readKeptForm(site, request),
  ]);
  const name = channel === "email" ? ("email" as const) : ("phone" as const);
  return { channel, name, known: own[name], needs, countries, captcha, kept, now: Date.now() };
}
export type ContactData = Awaited<ReturnType<typeof contactData>>;

const text = z.string().max(255).default("");
const contact = { email: text, countryDialingCode: text, mobileNum: text, ...captchaShape };
const asked = { ...contact, ...proofShape };
const answered = { ...contact, target: text, sentTo: text, until: text, verificationCode: text };

/** Sends a code to the new address or number, again if it does not arrive, and checks the code. */
export async function bindContact(args: ActionFunctionArgs) {
  const channel = channelOf(args.request);
  const intent = (await args.request.clone().formData()).get("intent");
  if (intent === "confirm") {
    return answerForm(args, answered, async (site, { target, verificationCode }) => {
      await site.ask(bindConfirm, { channel, target, verificationCode });
      return done(channel === "email" ? "email" : "phone");
    });
  }
  if (intent === "again") {
    return answerForm(args, answered, (site, value) => sendTo(site, channel, value));
  }
  return answerForm(args, asked, async (site, value) => {
    await prove(site, value);
    return sendTo(site, channel, value);
  });
}

type Contact = Omit<InputOf<typeof bindSend>, "channel">;

async function sendTo(site: Site, channel: Channel, value: Contact) {
  const { email = "", countryDialingCode = "", mobileNum = "", captchaId, captcha } = value;
  const to = { email, countryDialingCode, mobileNum };
  const input = { channel, ...to, ...(captchaId && { captchaId, captcha }) };
  const { target, sentTo, expiredMinutes } = await site.ask(bindSend, input);
  const until = String(Date.now() + expiredMinutes * MINUTE_MS);
  return data({ initialValue: { ...to, target, sentTo, until } }, 200);
}
