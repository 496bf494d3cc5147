import { Form, useLocation, useSubmit } from "@remix-run/react";
import type { ReactNode } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { keptFields } from "../pager/search-link.ts";
import * as s from "./filters.css.ts";

type Props = {
  /** The fields that this form sets; what else the address says stays. */
  names: readonly string[];
  /** Some of the fields are typed; without any the button is for pages without scripts. */
  isTyped?: boolean;
  children: ReactNode;
};

/** Narrows a list. A choice applies at once or, like a typed word, by the button. */
export function Filters({ names, isTyped = false, children }: Props) {
  const { t } = useTranslation("agent");
  const { search } = useLocation();
  const submit = useSubmit();
  const others = keptFields(search, names);
  return (
    <Form
      action="."
      className={s.filters}
      key={search}
      preventScrollReset
      onChange={({ target, currentTarget }) => {
        const isChosen = !(target instanceof HTMLInputElement) || target.type === "checkbox";
        if (isChosen) submit(currentTarget, { preventScrollReset: true });
      }}
    >
      {others.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
      <span className={isTyped ? s.apply : s.applyAlone}>
        <Button type="submit" tone="soft">
          {t("filters.show")}
        </Button>
      </span>
    </Form>
  );
}
