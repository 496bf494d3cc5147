import type { ActionFunctionArgs } from "@remix-run/node";
import { z } from "zod";
import { localeOf } from "#app/i18n/languages.ts";
import { countriesIn } from "#app/request/countries/countries.server.ts";
import type { Site } from "#app/request/site.server.ts";
import { avatarList, avatarSet, profile, profileSave } from "#platform/contract/members/profile.ts";
import { answerForm, done } from "../form/security-form.server.ts";

export async function identityData(site: Site) {
  const [own, avatars] = await Promise.all([site.ask(profile, {}), site.ask(avatarList, {})]);
  return {
    nickname: own.nickname,
    avatar: own.avatar,
    avatars,
    birthday: own.birthday,
    payeeName: own.payeeName,
    isBirthdayLocked: own.isBirthdayLocked,
    isPayeeNameLocked: own.isPayeeNameLocked,
    ageMin: own.ageMin,
    fields: own.fields,
    countries: own.fields.some(({ field }) => field === "nationality")
      ? countriesIn(localeOf(site.language, site.brand.config.locales))
      : [],
  };
}
export type IdentityData = Awaited<ReturnType<typeof identityData>>;

const PAGE = "/member/securityCenter/profile";
const text = z.string().max(500).optional();

/** Two forms: the picture, and the member's details. */
export async function saveIdentity(args: ActionFunctionArgs) {
  const intent = (await args.request.clone().formData()).get("intent");
  if (intent === "avatar") {
    const avatar = z.coerce.number("invalid_input").int("invalid_input").min(0);
    return answerForm(args, { avatar }, saveAvatar);
  }
  const own = { nickname: text, birthday: text, payeeName: text };
  const form = await args.request.clone().formData();
  const names = [...form.keys()].filter((name) => !(name in own) && name !== "intent");
  const labels = Object.fromEntries(names.slice(0, 40).map((name) => [name, text]));
  return answerForm(args, { ...labels, ...own }, async (site, value) => {
    const given = value as Record<string, string | undefined>;
    const { nickname = "", birthday, payeeName } = given;
    await site.ask(profileSave, {
      nickname,
      ...(birthday && { birthday }),
      ...(payeeName && { payeeName }),
      fields: Object.fromEntries(names.map((name) => [name, given[name] ?? ""])),
    });
    return done("profile", PAGE);
  });
}

async function saveAvatar(site: Site, { avatar }: { avatar: number }) {
  await site.ask(avatarSet, { avatar });
  return done("avatar", PAGE);
}
