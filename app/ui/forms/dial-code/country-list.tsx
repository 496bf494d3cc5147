import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "../../media/icon.tsx";
import * as s from "./dial-code.css.ts";
import { Flag } from "./flag.tsx";
import { type DialCountry, matchCountries } from "./match-countries.ts";
import { placeBeside } from "./place-beside.ts";

type Props = {
  id: string;
  anchor: RefObject<HTMLElement | null>;
  countries: readonly DialCountry[];
  chosen: DialCountry;
  onChoose(country: DialCountry): void;
  onClose(): void;
};

/**
 * The list below the button. Typing filters it, arrow keys move, Enter selects and Escape closes.
 */
export function CountryList({ id, anchor, countries, chosen, onChoose, onClose }: Props) {
  const { t } = useTranslation("phone");
  const popup = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState("");
  const found = matchCountries(countries, typed);
  const [active, setActive] = useState(() => Math.max(0, countries.indexOf(chosen)));
  const optionId = (country: DialCountry | undefined) => country && `${id}-${country.countryCode}`;
  const activeId = optionId(found[active]);

  useLayoutEffect(() => placeBeside(popup.current!, anchor.current!), [anchor]);
  const leave = useRef(onClose);
  leave.current = onClose;
  // A native listener, because the dialog around it handles a key before React does.
  useEffect(() => listenToEscape(popup.current!, () => leave.current()), []);
  useEffect(() => input.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const onKeyDown = (event: KeyboardEvent) => {
    const to = stepOf(event.key, active, found.length);
    if (to !== undefined) setActive(to);
    else if (event.key === "Enter" && found[active]) onChoose(found[active]);
    else if (event.key !== "Enter") return;
    event.preventDefault();
  };
  return (
    <div ref={popup} className={s.popup} role="dialog" aria-label={t("choose")}>
      <div className={s.search}>
        <Icon name="search" />
        <input
          ref={input}
          role="combobox"
          aria-label={t("search")}
          aria-expanded="true"
          aria-controls={id}
          aria-autocomplete="list"
          aria-activedescendant={activeId}
          autoComplete="off"
          spellCheck={false}
          placeholder={t("search")}
          className={s.searchInput}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setActive(0);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <div role="listbox" id={id} aria-label={t("country")} className={s.list} tabIndex={-1}>
        {found.map((country, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are the text field's.
          // biome-ignore lint/a11y/useFocusableInteractive: focus stays in the text field.
          <div
            key={country.countryCode}
            id={optionId(country)}
            role="option"
            aria-selected={country === chosen}
            data-active={index === active || undefined}
            className={s.option}
            onClick={() => onChoose(country)}
            onPointerMove={() => setActive(index)}
          >
            <Flag countryCode={country.countryCode} />
            <span className={s.country}>{country.name}</span>
            <span className={s.code}>+{country.dialingCode}</span>
          </div>
        ))}
      </div>
      <p className={found.length === 0 ? s.none : s.silent} role="status">
        {found.length === 0 ? t("none") : ""}
      </p>
    </div>
  );
}

function listenToEscape(popup: HTMLElement, leave: () => void) {
  const listening = new AbortController();
  popup.addEventListener(
    "keydown",
    (event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      leave();
    },
    { signal: listening.signal },
  );
  return () => listening.abort();
}

function stepOf(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  if (last < 0) return undefined;
  if (key === "ArrowDown") return active === last ? 0 : active + 1;
  if (key === "ArrowUp") return active === 0 ? last : active - 1;
  if (key === "PageDown") return Math.min(last, active + 6);
  if (key === "PageUp") return Math.max(0, active - 6);
  return undefined;
}
