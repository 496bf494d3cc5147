import { useTranslation } from "#app/i18n/use-translation.ts";
import { Field } from "../field.tsx";
import { useStandingError } from "../use-standing-error.ts";
import * as s from "./dial-code.css.ts";
import { DialCode } from "./dial-code.tsx";
import type { DialCountry } from "./match-countries.ts";

type Props = {
  id: string;
  countries: readonly DialCountry[];
  /** The field names of both parts in the form. */
  names?: { code: string; number: string };
  defaultCode?: string | undefined;
  defaultNumber?: string | undefined;
  label?: string;
  error?: string | undefined;
  hint?: string | undefined;
  required?: boolean;
  maxLength?: number | undefined;
};

/** A phone number: the country's dialling code and the national number. */
export function PhoneField(props: Props) {
  const { id, countries, defaultCode, defaultNumber, required, maxLength = 20 } = props;
  const { names = { code: "countryDialingCode", number: "mobileNum" } } = props;
  const { t } = useTranslation("phone");
  const both = `${id}-both`;
  const error = useStandingError({ id: both, error: props.error });
  return (
    <div id={both} className={s.phone}>
      <DialCode
        id={`${id}-code`}
        name={names.code}
        countries={countries}
        defaultValue={defaultCode}
      />
      <Field
        id={id}
        name={names.number}
        inputMode="tel"
        label={props.label ?? t("number")}
        error={error}
        hint={props.hint}
        defaultValue={defaultNumber}
        required={required}
        maxLength={maxLength}
        autoComplete="tel-national"
      />
    </div>
  );
}
