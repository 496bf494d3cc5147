import { Form, useLocation, useNavigate, useSearchParams } from "@remix-run/react";
import { type KeyboardEvent, useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./search.css.ts";
import { SuggestionList } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

/** The brand's search. It suggests games and vendors from the first letter; Enter finds all. */
export function Search({ id, className }: { id: string; className: string }) {
  const { t } = useTranslation();
  const [params] = useSearchParams();
  const { key } = useLocation();
  const navigate = useNavigate();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(-1);
  const suggestions = useSuggestions(typed);
  const found = suggestions?.found ?? [];
  const isOpen = typed.trim() !== "" && suggestions?.found !== undefined;
  const close = () => {
    setTyped("");
    setActive(-1);
  };
  useEffect(close, [key]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (!isOpen) return;
    const to = stepOf(event.key, active, found.length);
    const chosen = found[active];
    if (event.key === "Escape") close();
    else if (to !== undefined) setActive(to);
    else if (event.key === "Enter" && chosen) navigate(chosen.to);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <search
      className={className}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) close();
      }}
    >
      <Form action="/search" className={s.field}>
        <Icon name="search" size={18} />
        <input
          key={params.get("q")}
          name="q"
          role="combobox"
          aria-expanded={isOpen}
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={found[active] && `${id}-${active}`}
          autoComplete="off"
          inputMode="search"
          enterKeyHint="search"
          defaultValue={params.get("q") ?? ""}
          aria-label={t("search.label")}
          placeholder={t("search.placeholder")}
          className={s.input}
          maxLength={60}
          onInput={(event) => {
            setTyped(event.currentTarget.value);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
        />
      </Form>
      {isOpen && (
        <SuggestionList
          id={id}
          q={suggestions.q}
          found={found}
          active={active}
          onPoint={setActive}
        />
      )}
    </search>
  );
}

/** Arrow keys go round through the text itself, which is -1. */
function stepOf(key: string, active: number, count: number): number | undefined {
  if (key === "ArrowDown") return active + 1 < count ? active + 1 : -1;
  if (key === "ArrowUp") return active >= 0 ? active - 1 : count - 1;
  return undefined;
}
