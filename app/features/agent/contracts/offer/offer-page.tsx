import { Form, Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMessage } from "#app/ui/format/message.ts";
import { percentOf } from "#app/ui/format/percent-of.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import {
  CARRIES,
  DIVIDEND_MODES,
  PERIOD_LENGTHS,
} from "#platform/contract/agents/contract-kinds.ts";
import { back, lead, panel, panelTitle } from "../../../../parts/centre/member.css.ts";
import * as s from "../../../../parts/contracts/contracts.css.ts";
import { TIER_FIELDS } from "../../../../parts/contracts/tier-fields.ts";
import { TierTable } from "../../../../parts/contracts/tier-table.tsx";
import { useGameTypes } from "../../shared/use-game-types.ts";
import type { OfferData, OfferReply } from "./offer.server.ts";
import { typedIn } from "./typed-in.ts";
import { typedTerms } from "./typed-terms.ts";

const ROWS = 5;

type Props = { data: OfferData; reply: OfferReply | undefined };

/** Offers a contract of one kind to somebody directly below, beside the agent's own terms. */
export function OfferPage({ data, reply }: Props) {
  const { t } = useTranslation("agent-pay");
  const message = useMessage("agent-pay");
  const { kind, mayOffer, own, templates, template, account } = data;
  return (
    <section className={panel}>
      <Link to="/agent/contracts" className={back}>
        <Icon name="arrow-left" size={18} />
        {t("contracts.title")}
      </Link>
      <h1 className={panelTitle}>{t("offer.title")}</h1>
      <p className={lead}>{t("offer.lead")}</p>
      {mayOffer.length > 1 && (
        <ul className={s.tabs} aria-label={t("offer.kind")}>
          {mayOffer.map((one) => (
            <li key={one}>
              <Link
                to={`?${new URLSearchParams({ kind: one, account: data.account })}`}
                className={s.tab}
                aria-current={one === kind ? "true" : undefined}
              >
                {t(`kinds.${one}`)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {templates.length > 0 && (
        <>
          <h2 className={s.subtitle}>{t("offer.templates")}</h2>
          <p className={s.faint}>{t("offer.templatesHint")}</p>
          <ul className={s.tabs} aria-label={t("offer.templates")}>
            {templates.map(({ id, name }) => (
              <li key={id}>
                <Link
                  to={`?${new URLSearchParams({ kind, account, template: id })}`}
                  className={s.tab}
                  aria-current={id === template?.id ? "true" : undefined}
                  preventScrollReset
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {own && (
        <details className={s.list}>
          <summary className={s.tab}>{t("offer.own")}</summary>
          <TierTable terms={own} />
        </details>
      )}
      {reply?.error?.[""] && <Notice tone="bad">{message(reply.error[""] as string[])}</Notice>}
      <OfferForm key={`${kind} ${template?.id}`} data={data} reply={reply} />
    </section>
  );
}

function OfferForm({ data: { kind, account, own, template, key }, reply }: Props) {
  const { t } = useTranslation(["agent-pay", "common"]);
  const message = useMessage("agent-pay");
  const filled = template && typedTerms(template.terms);
  const typed = (name: string, otherwise = "") =>
    (reply ? typedIn(reply.initialValue, name) : typedIn(filled, name)) ?? otherwise;
  const error = (name: string) => message((reply?.error?.[name] ?? undefined) as string[]);
  // The agent's own contract bounds the categories.
  const offered = useGameTypes(template?.terms.gameTypes ?? []);
  const types = own?.gameTypes ?? offered;
  const chosen = reply ? reply.initialValue?.gameTypes : (filled ?? own)?.gameTypes;
  const periods = kind === "daily" ? PERIOD_LENGTHS : (["semimonthly", "monthly"] as const);
  const isChosen = (type: string) =>
    Array.isArray(chosen) ? chosen.includes(type) : chosen === type;
  return (
    <Form method="post" className={s.form}>
      <input type="hidden" name="key" value={typed("key", key)} />
      <input type="hidden" name="kind" value={kind} />
      <Field
        id="offer-account"
        name="account"
        label={t("offer.account")}
        hint={t("offer.accountHint")}
        error={error("account")}
        defaultValue={typed("account", account)}
        maxLength={64}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <div className={s.row}>
        {(kind === "dividend" || kind === "daily") && (
          <Choice
            name="period"
            values={periods}
            words="periods"
            typed={typed("period", own?.period)}
            error={error("period")}
          />
        )}
        {kind === "dividend" && (
          <>
            <Choice
              name="mode"
              values={DIVIDEND_MODES}
              words="modes"
              typed={typed("mode", "fixed")}
              error={error("mode")}
            />
            <Choice
              name="carry"
              values={CARRIES}
              words="carries"
              typed={typed("carry", "permanent")}
              error={error("carry")}
            />
          </>
        )}
      </div>
      <fieldset className={s.tier}>
        <legend>{t("offer.categories")}</legend>
        <p className={s.faint}>
          {error("gameTypes") ?? t(own?.gameTypes ? "offer.categoriesOwn" : "offer.categoriesHint")}
        </p>
        <div className={s.row}>
          {types.map((type) => (
            <Checkbox
              key={type}
              id={`offer-${type}`}
              name="gameTypes"
              value={type}
              defaultChecked={isChosen(type)}
            >
              {t(`common:nav.${type}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      {Array.from({ length: ROWS }, (_, at) => (
        <fieldset key={`tier ${String(at)}`} className={s.tier}>
          <legend>{t("tiers.name", { number: at + 1 })}</legend>
          <div className={s.row}>
            {TIER_FIELDS[kind].map((mark) => (
              <Field
                key={mark}
                id={`offer-${at}-${mark}`}
                name={`tiers[${at}].${mark}`}
                label={t(`offer.marks.${mark}`)}
                error={error(`tiers[${at}].${mark}`)}
                defaultValue={typed(`tiers[${at}].${mark}`)}
                inputMode="decimal"
                autoComplete="off"
                maxLength={20}
              />
            ))}
          </div>
        </fieldset>
      ))}
      {reply?.ends && <Ends ends={reply.ends} />}
      <p>
        <Button type="submit" size="large">
          {t(reply?.ends ? "offer.proceed" : "offer.send")}
        </Button>
      </p>
    </Form>
  );
}

type ChoiceProps = {
  name: string;
  values: readonly string[];
  words: string;
  typed: string;
  error: string | undefined;
};

function Choice({ name, values, words, typed, error }: ChoiceProps) {
  const { t } = useTranslation("agent-pay");
  return (
    <SelectField
      id={`offer-${name}`}
      name={name}
      label={t(`facts.${name}`)}
      placeholder={t("offer.choose")}
      options={values.map((value) => ({ value, name: t(`${words}.${value}`) }))}
      defaultValue={typed}
      error={error}
    />
  );
}

/** The contracts below that would end, by name, and the consent to it. */
function Ends({ ends }: { ends: NonNullable<OfferReply["ends"]> }) {
  const { t } = useTranslation("agent-pay");
  const { percent } = useFormat();
  return (
    <div className={s.tier} role="alert">
      <strong>{t("offer.ends", { count: ends.length })}</strong>
      <ul>
        {ends.map(({ contractId, upline, downline, highestRate }) => (
          <li key={contractId}>
            {t("offer.endsOne", { upline, downline, rate: percent(percentOf(highestRate)) })}
          </li>
        ))}
      </ul>
      <input type="hidden" name="proceed" value="true" />
      <p className={s.faint}>{t("offer.endsWhen")}</p>
    </div>
  );
}
