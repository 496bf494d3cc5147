import { useNavigate } from "@remix-run/react";
import { type FormEvent, useEffect, useRef } from "react";
import {
  changeFilter,
  isNewSearch,
  type ListQuery,
  listSearch,
  readListQuery,
  readText,
} from "./list-query.ts";

/** How long a person may pause between two letters of one word. */
const PAUSE_MS = 350;

/**
 * Searches the list while a visitor types and chooses. A name is searched only when it differs from
 * the current one, and an answer never overwrites typed text.
 */
export function useListForm(query: ListQuery) {
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const asked = useRef(query.q);
  const navigate = useNavigate();
  useEffect(() => () => clearTimeout(timer.current), []);
  useEffect(() => {
    if (query.q === asked.current) return;
    asked.current = query.q;
    const input = form.current?.elements.namedItem("q");
    if (input instanceof HTMLInputElement) input.value = query.q;
  }, [query.q]);

  const ask = (isTyping: boolean) => {
    clearTimeout(timer.current);
    const next = readForm(form.current!, query);
    if (listSearch(next) === listSearch({ ...query, list: "all", page: 1 })) return;
    asked.current = next.q;
    navigate(listSearch(next) || ".", { preventScrollReset: true, replace: isTyping });
  };
  return {
    form,
    onInput: () => {
      clearTimeout(timer.current);
      const { q } = readForm(form.current!, query);
      if (isNewSearch(q, query)) timer.current = setTimeout(() => ask(true), PAUSE_MS);
    },
    onChange: () => ask(false),
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      ask(false);
    },
  };
}

function readForm(form: HTMLFormElement, query: ListQuery): ListQuery {
  const params = new URLSearchParams();
  for (const [name, value] of new FormData(form)) {
    if (typeof value === "string") params.set(name, value);
  }
  const { minBet, hasManyLines, sort } = readListQuery(params);
  return changeFilter(query, { q: readText(params.get("q")), minBet, hasManyLines, sort });
}
