import { Form, Link, useNavigation } from "@remix-run/react";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import type { protectionShow } from "#platform/contract/members/protection/protection.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { lead, panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { BreakNote } from "./break-note.tsx";
import { History } from "./history.tsx";
import { LimitCard } from "./limit-card.tsx";
import { PlayWord } from "./play-word.tsx";
import type { Done } from "./protected-page.server.ts";
import * as s from "./protection.css.ts";
import { useProtectionWords } from "./use-protection-words.ts";

export type Own = ValueOf<typeof protectionShow>;
type Props = {
  data: { own: Own; helpline: string; done: Done | null };
  last: { intent: string; problem: string } | undefined;
};

/** All that a member can do to keep play within bounds, in one place. */
export function ProtectionPage({ data, last }: Props) {
  const { t, message } = useProtectionWords();
  const { own, helpline } = data;
  return (
    <div className={s.page}>
      <section className={panel}>
        <h1 className={panelTitle}>{t("title")}</h1>
        <p className={lead}>{t("lead")}</p>
        <div aria-live="polite" className={s.note}>
          {last?.problem && <Notice tone="bad">{message(last.problem)}</Notice>}
          {!last && data.done && <Notice tone="info">{t(`done.${data.done}`)}</Notice>}
        </div>
        {own.wordSince !== null && <PlayWord isOnBreak={own.break !== null} />}
        {own.break && <BreakNote held={own.break} now={own.now} />}
        <HeldMoney amount={own.withdrawOnly} />
      </section>
      <section className={panel} aria-labelledby="limits">
        <h2 id="limits" className={s.heading}>
          {t("limits.title")}
        </h2>
        <p className={lead}>{t("limits.lead", { hours: own.choices.raiseWaitHours })}</p>
        <ul className={s.cards}>
          {own.choices.kinds.map((kind) => (
            <li key={kind}>
              <LimitCard
                kind={kind}
                lines={own.limits.filter((line) => line.kind === kind)}
                ends={own.ends}
                now={own.now}
              />
            </li>
          ))}
        </ul>
      </section>
      <section className={panel} aria-labelledby="reality">
        <h2 id="reality" className={s.heading}>
          {t("reality.title")}
        </h2>
        <p className={lead}>{t("reality.lead")}</p>
        <Reality own={own} />
      </section>
      <section className={panel} aria-labelledby="more">
        <h2 id="more" className={s.heading}>
          {t("more.title")}
        </h2>
        <ul className={s.ways}>
          {own.break?.kind !== "exclusion" && <Way to="break" icon="hourglass" word="break" />}
          <Way to="statement" icon="scale" word="statement" />
          <Way to="test" icon="life-buoy" word="test" />
          <Way to="../securityCenter/data" icon="file-text" word="data" />
        </ul>
        <p className={s.help}>
          {t("more.helpline")}{" "}
          <a href={`tel:${helpline.replace(/\s/g, "")}`} className={s.link}>
            {helpline}
          </a>
        </p>
        <p className={s.helpLinks}>
          <Link to="/help/responsible" className={s.link}>
            {t("more.responsible")}
          </Link>
          <Link to="/relatives" className={s.link}>
            {t("more.lines")}
          </Link>
        </p>
      </section>
      <History events={own.events} />
    </div>
  );
}

function HeldMoney({ amount: held }: { amount: bigint }) {
  const { t } = useProtectionWords();
  const { amount } = useFormat();
  if (held <= 0n) return null;
  return (
    <div className={s.note}>
      <Notice tone="info">{t("held.text", { amount: amount(held) })}</Notice>
      <ButtonLink to="/member/withdraw" tone="quiet">
        {t("held.action")}
      </ButtonLink>
    </div>
  );
}

const MINUTES = [15, 30, 45, 60, 90, 120, 180];

function Reality({ own }: { own: Own }) {
  const { t, duration } = useProtectionWords();
  const { state, formData } = useNavigation();
  const { isForced, min, max } = own.choices.reality;
  const offered = [...new Set([...MINUTES, own.realityMinutes ?? max])]
    .filter((minutes) => minutes >= min && minutes <= max)
    .sort((a, b) => a - b);
  const isBusy = state !== "idle" && formData?.get("intent") === "reality";
  return (
    <Form method="post" replace preventScrollReset className={s.inline}>
      <input type="hidden" name="intent" value="reality" />
      <SelectField
        id="minutes"
        name="minutes"
        label={t("reality.every")}
        placeholder={isForced ? t("reality.choose") : t("reality.never")}
        defaultValue={own.realityMinutes ?? ""}
        required={isForced}
        options={offered.map((minutes) => ({ value: String(minutes), name: duration(minutes) }))}
      />
      <Button type="submit" disabled={isBusy}>
        {t("save")}
      </Button>
    </Form>
  );
}

function Way({ to, icon, word }: { to: string; icon: IconName; word: string }) {
  const { t } = useProtectionWords();
  return (
    <li>
      <Link to={`/member/protection/${to}`} className={s.way}>
        <span className={s.wayIcon}>
          <Icon name={icon} size={22} />
        </span>
        <span className={s.words}>
          <strong>{t(`more.${word}.title`)}</strong>
          <span className={s.quiet}>{t(`more.${word}.text`)}</span>
        </span>
        <Icon name="chevron-right" size={18} />
      </Link>
    </li>
  );
}
