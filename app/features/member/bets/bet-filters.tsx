import { Form, useLocation, useSubmit } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { BET_STATES } from "#platform/contract/play/bet-states.ts";
import type { GameType } from "#platform/contract/play/game-types.ts";
import * as s from "./bet-filters.css.ts";
import type { BetFilters as Filters } from "./read-filters.ts";

export type BetChoices = { types: GameType[]; vendors: { code: string; name: string }[] };
type Props = { filters: Filters; choices: BetChoices };

/** Category, vendor and state. They apply at once or, without scripts, by the button. */
export function BetFilters({ filters, choices: { types, vendors } }: Props) {
  const { t } = useTranslation(["records", "common", "member"]);
  const { search } = useLocation();
  const submit = useSubmit();
  const params = new URLSearchParams(search);
  const period = ["from", "to"].filter((name) => params.has(name));
  const all = t("bets.all");
  return (
    <Form
      action="."
      className={s.filters}
      key={search}
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {period.map((name) => (
        <input key={name} type="hidden" name={name} value={params.get(name) ?? ""} />
      ))}
      <SelectField
        id="bets-category"
        name="category"
        label={t("bets.category")}
        placeholder={all}
        options={types.map((value) => ({ value, name: t(`common:nav.${value}`) }))}
        defaultValue={filters.gameType ?? ""}
      />
      <SelectField
        id="bets-vendor"
        name="vendor"
        label={t("bets.vendor")}
        placeholder={all}
        options={vendors.map(({ code, name }) => ({ value: code, name }))}
        defaultValue={filters.vendor ?? ""}
      />
      <SelectField
        id="bets-state"
        name="state"
        label={t("bets.state")}
        placeholder={all}
        options={BET_STATES.map((value) => ({ value, name: t(`member:bets.states.${value}`) }))}
        defaultValue={filters.status ?? ""}
      />
      <span className={s.apply}>
        <Button type="submit" tone="soft">
          {t("period.show")}
        </Button>
      </span>
    </Form>
  );
}
