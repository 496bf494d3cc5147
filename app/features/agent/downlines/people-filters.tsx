import { useTranslation } from "#app/i18n/use-translation.ts";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import * as s from "../../../parts/filters/filters.css.ts";
import { Filters } from "../../../parts/filters/filters.tsx";
import type { PeopleFilters as Asked } from "./read-people.ts";

const NAMES = ["q", "level", "kind", "online", "active", "balance", "since", "until"];

export function PeopleFilters({ filters }: { filters: Asked }) {
  const { t } = useTranslation("agent");
  const { search, level, kind, online, active, hasBalance, registeredFrom, registeredTo } = filters;
  const hasMore = [kind, online, active, hasBalance, registeredFrom, registeredTo].some(Boolean);
  return (
    <Filters names={NAMES} isTyped>
      <Field
        id="people-search"
        name="q"
        type="search"
        label={t("downlines.search")}
        defaultValue={search ?? ""}
        maxLength={64}
        autoComplete="off"
      />
      <SelectField
        id="people-level"
        name="level"
        label={t("downlines.levels")}
        placeholder={t("downlines.direct")}
        options={[{ value: "all", name: t("downlines.all") }]}
        defaultValue={level === "all" ? "all" : ""}
      />
      <details className={s.more} open={hasMore}>
        <summary>{t("downlines.moreFilters")}</summary>
        <div className={s.filters}>
          <SelectField
            id="people-kind"
            name="kind"
            label={t("downlines.kind")}
            placeholder={t("downlines.anyKind")}
            options={(["agent", "player"] as const).map((value) => ({
              value,
              name: t(`downlines.${value}s`),
            }))}
            defaultValue={kind ?? ""}
          />
          <Field
            id="people-since"
            name="since"
            type="date"
            label={t("downlines.since")}
            defaultValue={registeredFrom ?? ""}
          />
          <Field
            id="people-until"
            name="until"
            type="date"
            label={t("downlines.until")}
            defaultValue={registeredTo ?? ""}
          />
          <Checkbox id="people-online" name="online" defaultChecked={online}>
            {t("downlines.onlyOnline")}
          </Checkbox>
          <Checkbox id="people-active" name="active" defaultChecked={active}>
            {t("downlines.onlyActive")}
          </Checkbox>
          <Checkbox id="people-balance" name="balance" defaultChecked={hasBalance}>
            {t("downlines.onlyBalance")}
          </Checkbox>
        </div>
      </details>
    </Filters>
  );
}
