import { Form, useLocation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Field } from "#app/ui/forms/field.tsx";
import { keptFields } from "../../../parts/pager/search-link.ts";
import * as s from "./search-form.css.ts";

/** Looks for a reference, a method, an account or an amount; the other filters stay. */
export function SearchForm({ search: typed }: { search: string }) {
  const { t } = useTranslation("records");
  const { search } = useLocation();
  const others = keptFields(search, ["q"]);
  return (
    <Form action="." role="search" className={s.form} key={search} preventScrollReset>
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <div className={s.field}>
        <Field
          id="movements-search"
          name="q"
          type="search"
          label={t("transactions.search")}
          defaultValue={typed}
          maxLength={60}
          autoComplete="off"
        />
      </div>
      <Button type="submit" tone="soft">
        {t("transactions.find")}
      </Button>
    </Form>
  );
}
