import { isLanguage } from "#app/i18n/languages.ts";
import { languageCookie, themeCookie } from "#app/request/cookies/cookies.server.ts";
import { flagsOf } from "#app/request/offers/flags.ts";
import { FLAGS } from "#platform/contract/core/site.ts";
import type { Caller } from "#platform/contract/wire/send.ts";
import { readMerchant } from "#platform/core/merchant/find-merchant.ts";
import { modeWithoutDevice } from "#themes/mode-without-device.ts";
import { roleOfVisitor } from "../enter-as.ts";
import type { PreviewBrand } from "../preview-brands.ts";
import { wallTime } from "../wall-time.ts";
import { closedStateOf } from "./closed-state.ts";
import type { FrameParts } from "./frame-parts.ts";

/** The current state of the preview, from cookies, session and platform. */
export async function frameState(
  parts: FrameParts,
  { brand, request, caller }: { brand: PreviewBrand; request: Request; caller: Caller },
) {
  const { data } = brand.known;
  const cookies = request.headers.get("cookie");
  const [language, theme, role, row] = await Promise.all([
    languageCookie.parse(cookies),
    themeCookie.parse(cookies),
    roleOfVisitor(request, caller),
    readMerchant(parts.staff.store, data.merchant),
  ]);
  const isOffered = isLanguage(language) && data.languages.includes(language);
  const isTheme = data.hasBothThemes && (theme === "light" || theme === "dark");
  const on = flagsOf(row.whitelabel, data.flags);
  return {
    language: isOffered ? language : data.languages[0]!,
    theme: isTheme ? (theme as "light" | "dark") : modeWithoutDevice(data.defaultTheme),
    role,
    closed: closedStateOf(row),
    flags: FLAGS.map((flag) => ({ flag, isOn: on.has(flag) })),
    clock: wallTime(parts.clock.now().getTime(), data.timeZone),
    isShifted: parts.clock.offset() !== 0,
  };
}
export type FrameState = Awaited<ReturnType<typeof frameState>>;
