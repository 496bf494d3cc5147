import { useLocation } from "@remix-run/react";
import * as s from "./tabs.css.ts";

/** The intent a form's action reads when another tab was chosen and nothing was submitted. */
export const CHANGE_TAB = "tab";

type Props = {
  label: string;
  current: string;
  tabs: readonly { tab: string; name: string }[];
};

/**
 * The tabs of one form. Each is a button of the form and leads to the tab's own address, so that
 * typed values are kept, also without JavaScript.
 */
export function FormTabs({ label, current, tabs }: Props) {
  const { pathname, search } = useLocation();
  const to = (tab: string) => {
    const params = new URLSearchParams(search);
    params.set("tab", tab);
    return `${pathname}?${params}`;
  };
  return (
    <fieldset aria-label={label} className={s.tabs}>
      {tabs.map(({ tab, name }) => (
        <button
          key={tab}
          type="submit"
          name="intent"
          value={CHANGE_TAB}
          formAction={to(tab)}
          formNoValidate
          aria-current={tab === current ? "page" : undefined}
          className={s.tab}
        >
          {name}
        </button>
      ))}
    </fieldset>
  );
}
