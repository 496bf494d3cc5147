import { Form } from "@remix-run/react";
import { useId, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { box } from "#app/ui/forms/checkbox.css.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as filterSheet from "#app/ui/overlays/filter-sheet.css.ts";
import type { ListData } from "../list-data.server.ts";
import * as s from "./list-filters.css.ts";
import { type ListQuery, MANY_LINES, MIN_BETS, SORTS } from "./list-query.ts";
import { NameSearch } from "./name-search.tsx";
import { useListForm } from "./use-list-form.ts";
import { Studios } from "./vendor-tabs.tsx";

const UNITS = 10_000;
/** React 18 passes these attributes only in their HTML spelling. */
const SHEET = { popover: "auto" };
const opener = (id: string) => ({ popovertarget: id });
const closer = (id: string) => ({ popovertarget: id, popovertargetaction: "hide" });

/**
 * Filters by name, minimum bet and lines, and the order. They apply while the visitor types or,
 * without scripts, by the button. On phones all but the name are in a sheet, with the studios.
 */
export function ListFilters({ data, query }: { data: ListData; query: ListQuery }) {
  const { t } = useTranslation("games");
  const { amount, number } = useFormat();
  const { form, onInput, onChange, onSubmit } = useListForm(query);
  const sheet = useId();
  const isSorted = query.sort !== SORTS[0];
  const chosen = [query.vassalage, query.minBet, isSorted, query.hasManyLines];
  const count = chosen.filter(Boolean).length;
  const bets = MIN_BETS.map((bet) => ({
    value: bet,
    text: t("list.from", { amount: amount(BigInt(Number(bet) * UNITS)) }),
  }));
  return (
    <Form action="." className={s.besideTitle} ref={form} preventScrollReset onSubmit={onSubmit}>
      {query.vassalage && <input type="hidden" name="vassalage" value={query.vassalage} />}
      {query.gameClass && <input type="hidden" name="class" value={query.gameClass} />}
      <NameSearch query={query} onInput={onInput} type={data.type} />
      <button type="button" className={s.opener} {...opener(sheet)}>
        <Icon name="sliders-horizontal" size={20} />
        <span className={s.openerName}>{t("list.filters")}</span>
        {count > 0 && <span className={filterSheet.count}>{number(count)}</span>}
      </button>
      <div id={sheet} className={s.sheet} {...SHEET}>
        <Studios data={data} query={query} />
        <Choice
          name="minBet"
          label={t("list.minBet")}
          value={query.minBet}
          options={[{ value: "", text: t("list.anyBet") }, ...bets]}
          onChange={onChange}
        />
        <Choice
          name="sort"
          label={t("list.sort")}
          value={query.sort}
          options={SORTS.map((sort) => ({ value: sort, text: t(`list.sorts.${sort}`) }))}
          onChange={onChange}
        />
        {data.gameType === "RNG" && <ManyLines isOn={query.hasManyLines} onChange={onChange} />}
        <button type="submit" className={s.apply}>
          {t("list.apply")}
        </button>
        <button type="button" className={filterSheet.done} {...closer(sheet)}>
          {t("list.done")}
        </button>
      </div>
    </Form>
  );
}

/** Shows a choice at once, before the games arrive; the back button changes it too. */
function useChosen<Value>(asked: Value) {
  const [chosen, setChosen] = useState(asked);
  const [known, setKnown] = useState(asked);
  // An effect would run after the first render too, and take back a choice made before it.
  if (known !== asked) {
    setKnown(asked);
    setChosen(asked);
  }
  return [chosen, setChosen] as const;
}

function ManyLines({ isOn, onChange }: { isOn: boolean; onChange: () => void }) {
  const { t } = useTranslation("games");
  const [isChosen, setChosen] = useChosen(isOn);
  return (
    <label className={s.lines}>
      <input
        type="checkbox"
        name="lines"
        className={box}
        value={MANY_LINES}
        checked={isChosen}
        onChange={(event) => {
          setChosen(event.target.checked);
          onChange();
        }}
      />
      {t("list.lines", { count: MANY_LINES })}
    </label>
  );
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  options: { value: string; text: string }[];
  onChange: () => void;
};

function Choice({ name, label, value, options, onChange }: ChoiceProps) {
  const [chosen, setChosen] = useChosen(value);
  return (
    <label className={s.choice}>
      <span className={s.choiceLabel}>{label}</span>
      <select
        name={name}
        className={s.select}
        value={chosen}
        onChange={(event) => {
          setChosen(event.target.value);
          onChange();
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
      <span className={s.arrow}>
        <Icon name="chevron-down" size={16} />
      </span>
    </label>
  );
}
