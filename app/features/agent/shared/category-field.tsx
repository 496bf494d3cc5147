import { Form, useLocation, useSubmit } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { GAME_TYPES, type GameType } from "#platform/contract/play/game-types.ts";
import * as s from "./category-field.css.ts";

/** Narrows a page to one category. It applies at once or, without scripts, by the button. */
export function CategoryField({ gameType }: { gameType: GameType | undefined }) {
  const { t } = useTranslation(["agent", "common", "records"]);
  const { search } = useLocation();
  const submit = useSubmit();
  const others = [...new URLSearchParams(search)].filter(
    ([name]) => !["category", "page", "after"].includes(name),
  );
  return (
    <Form
      action="."
      className={s.form}
      key={search}
      preventScrollReset
      onChange={(event) => submit(event.currentTarget, { preventScrollReset: true })}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <SelectField
        id="category"
        name="category"
        label={t("category.label")}
        placeholder={t("category.all")}
        options={GAME_TYPES.map((value) => ({ value, name: t(`common:nav.${value}`) }))}
        defaultValue={gameType ?? ""}
      />
      <span className={s.apply}>
        <Button type="submit" tone="soft">
          {t("records:period.show")}
        </Button>
      </span>
    </Form>
  );
}
