import { type FieldMetadata, type SubmissionResult, useForm } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { CaptchaField } from "#app/parts/captcha/captcha-field.tsx";
import { Consents } from "#app/parts/consents/consents.tsx";
import { useMessage } from "#app/ui/format/message.ts";
import type { FormConstraint } from "#app/ui/forms/form-props.ts";
import type { FieldSetting, RegisterTab } from "#platform/contract/members/account.ts";
import type { CaptchaShown } from "#platform/contract/members/captcha.ts";
import type { CodeSent } from "../code/code-sent.server.ts";
import { AuthDialog, OtherEntrance } from "../dialog/auth-dialog.tsx";
import type { DialogArt } from "../dialog/dialog-art.server.ts";
import { FormTabs } from "../dialog/form-tabs.tsx";

import { AgentLink, type AgentLinkShown } from "./agent-link.tsx";
import { groupFields } from "./fields/field-groups.ts";
import type { FieldContext } from "./fields/register-field.tsx";
import { RegisterFields } from "./fields/register-fields.tsx";
import { Invitation, type InvitationShown } from "./invitation.tsx";

export type RegisterValues = Record<string, string>;
export type Typed = Record<string, string | undefined>;
export type FieldsOf = Record<string, FieldMetadata<string> | undefined>;
/** Fields of the form itself, on every tab. */
const OWN = ["isAdult", "hasAgreed", "agentLink", "withoutLink"];
/** With more fields than this, one minute is too short. */
const LONG_FROM = 7;

type Props = {
  data: {
    tab: RegisterTab | null;
    tabs: RegisterTab[];
    fields: FieldSetting[];
    constraint: FormConstraint;
    invitation: InvitationShown;
    agentLink: AgentLinkShown | null;
    captcha: CaptchaShown | null;
    art: DialogArt;
    context: Omit<FieldContext, "captcha">;
  };
  last:
    | (SubmissionResult<string[]> & { sent?: CodeSent; captcha?: CaptchaShown | null })
    | undefined;
};

/** Asks only what the merchant requires; the invitation stays folded. */
export function RegisterDialog({ data, last }: Props) {
  const [form, fields] = useForm<RegisterValues>({
    id: "register",
    lastResult: last,
    constraint: data.constraint,
    defaultValue: { referralCode: data.invitation.code },
  });
  const { groups, invitation } = groupFields(data.fields);
  const typed = (last?.initialValue ?? {}) as Typed;
  const { t } = useTranslation("auth");
  const lead = data.fields.length > LONG_FROM ? t("register.leadLong") : undefined;
  const message = useMessage("auth");
  const shown = last?.captcha ?? data.captcha;
  const captcha = shown && (
    <CaptchaField
      key={shown.id}
      id={fields.captcha!.id}
      captcha={shown}
      error={message(fields.captcha!.errors)}
    />
  );
  const asksCode = data.fields.some(({ field }) => field === "verificationCode");
  const context = { ...data.context, captcha, sent: data.context.sent ?? last?.sent ?? null };
  const shared = { fields, typed, context };
  return (
    <AuthDialog
      art={data.art}
      lead={lead}
      form={form}
      consents={
        <Consents age={context.age} isAdult={fields.isAdult!} hasAgreed={fields.hasAgreed!} />
      }
      foot={<OtherEntrances />}
    >
      {data.tabs.length > 1 && data.tab && <Tabs current={data.tab} tabs={data.tabs} />}
      <OfOtherTab typed={typed} asked={data.fields} />
      <RegisterFields groups={groups} {...shared} />
      {invitation.length > 0 && (
        <Invitation settings={invitation} from={data.invitation.from} {...shared} />
      )}
      {!asksCode && captcha}
      {data.agentLink && (
        <AgentLink link={data.agentLink} error={message(fields.agentLink?.errors)} />
      )}
    </AuthDialog>
  );
}

function Tabs({ current, tabs }: { current: RegisterTab; tabs: RegisterTab[] }) {
  const { t } = useTranslation("auth");
  const named = tabs.map((tab) => ({ tab, name: t(`register.tabs.${tab}`) }));
  return <FormTabs label={t("register.tabs.label")} current={current} tabs={named} />;
}

/** Carries the values typed on the other tab, so that going back finds them again. */
function OfOtherTab({ typed, asked }: { typed: Typed; asked: FieldSetting[] }) {
  const here = new Set<string>([...OWN, ...asked.map(({ field }) => field)]);
  if (here.has("mobileNum")) here.add("countryDialingCode");
  return Object.entries(typed)
    .filter(([name, value]) => typeof value === "string" && !here.has(name))
    .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />);
}

function OtherEntrances() {
  const { t } = useTranslation("auth");
  return (
    <>
      {t("register.hasAccount")}
      <OtherEntrance to="/login">{t("register.login")}</OtherEntrance>
    </>
  );
}
