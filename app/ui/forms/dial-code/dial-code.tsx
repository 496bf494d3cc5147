import { useEffect, useRef, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "../../media/icon.tsx";
import * as field from "../field.css.ts";
import { CountryList } from "./country-list.tsx";
import * as s from "./dial-code.css.ts";
import { Flag } from "./flag.tsx";
import type { DialCountry } from "./match-countries.ts";

const CLOSE_DELAY_MS = 200;

type Props = {
  id: string;
  name?: string;
  countries: readonly DialCountry[];
  /** A dialling code without its plus; the first country by default. */
  defaultValue?: string | undefined;
};

/**
 * Selects a country's dialling code. The form's own control is a plain list, which is all there is
 * without JavaScript. With it, a button shows the flag and opens a searchable list.
 */
export function DialCode({ id, name = "countryDialingCode", countries, defaultValue }: Props) {
  const { t } = useTranslation("phone");
  const select = useRef<HTMLSelectElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [chosen, setChosen] = useState<DialCountry>();
  const [isOpen, setIsOpen] = useState(false);
  const read = () => setChosen(countries[select.current?.selectedIndex ?? 0] ?? countries[0]);
  // A choice made before hydration, or filled in by the browser, stays.
  useEffect(() => read(), []);
  useEffect(() => () => clearTimeout(timer.current), []);

  const close = (hasFocus: boolean) => {
    setIsOpen(false);
    if (hasFocus) button.current?.focus();
  };
  const choose = (country: DialCountry) => {
    if (select.current) select.current.selectedIndex = countries.indexOf(country);
    setChosen(country);
    close(true);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: focus passes here from what is inside.
    <div
      className={s.root}
      onFocus={() => clearTimeout(timer.current)}
      onBlur={() => {
        clearTimeout(timer.current);
        timer.current = setTimeout(() => setIsOpen(false), CLOSE_DELAY_MS);
      }}
    >
      <div className={field.box}>
        <label htmlFor={chosen ? undefined : id} className={field.label}>
          {t("country")}
        </label>
        <select
          ref={select}
          id={id}
          name={name}
          hidden={chosen !== undefined}
          defaultValue={defaultValue || countries[0]?.dialingCode}
          autoComplete="tel-country-code"
          className={s.select}
          onChange={read}
        >
          {countries.map(({ countryCode, dialingCode, name: country }) => (
            <option key={countryCode} value={dialingCode}>
              +{dialingCode} {country}
            </option>
          ))}
        </select>
        {chosen && (
          <button
            ref={button}
            type="button"
            className={s.button}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            aria-label={t("chosen", { country: chosen.name, code: chosen.dialingCode })}
            onClick={() => setIsOpen(!isOpen)}
            onKeyDown={(event) => {
              if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
              event.preventDefault();
              setIsOpen(true);
            }}
          >
            <Flag countryCode={chosen.countryCode} />
            <span>+{chosen.dialingCode}</span>
            <Icon name="chevron-down" />
          </button>
        )}
      </div>
      {isOpen && chosen && (
        <CountryList
          id={`${id}-list`}
          anchor={button}
          countries={countries}
          chosen={chosen}
          onChoose={choose}
          onClose={() => close(true)}
        />
      )}
    </div>
  );
}
