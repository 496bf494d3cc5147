import { Link } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { FieldNote, noteId } from "#app/ui/forms/field-note.tsx";
import { useMending } from "#app/ui/forms/use-standing-error.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { isSharedSign } from "#platform/contract/wire/written-money.ts";
import * as s from "./amount-field.css.ts";
import "./forms/all.ts";
import "./low-form.css.ts";

const UNITS = 10_000n;
/** More characters get smaller digits, so that a narrow field shows all of them. */
const LONG = 6;

type Props = {
  id: string;
  value: string;
  limits: {
    amountMin: bigint;
    amountMax: bigint;
    quickAmounts: bigint[];
    /** The whole balance, offered as a choice of its own. */
    whole?: bigint;
  };
  /** The fee, in words. */
  fee?: string | undefined;
  error: string | undefined;
  onChange: (typed: string) => void;
};

/**
 * The amount in large type, with quick choices below it. The choices are links, so they work
 * without scripts.
 */
export function AmountField({ id, value, limits, fee, error: told, onChange }: Props) {
  const { t } = useTranslation("member");
  const { amount, figures, read } = useFormat();
  const [error, mend] = useMending(told);
  const change = (typed: string) => {
    const units = read(typed);
    if (units && units >= limits.amountMin && units <= limits.amountMax) mend();
    onChange(typed);
  };
  const [min, max] = [amount(limits.amountMin), amount(limits.amountMax)];
  return (
    <div className={s.field}>
      <div className={s.head}>
        <label htmlFor={id} className={s.question}>
          {t("deposit.amount")}
        </label>
        <output htmlFor={id} className={s.fee}>
          {fee ?? t("deposit.noFee")}
        </output>
      </div>
      <div className={s.box}>
        <Sign place="before" />
        <input
          id={id}
          name="amount"
          value={value}
          onChange={(event) => change(event.target.value)}
          className={s.input}
          data-long={value.length > LONG ? "" : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={16}
          required
          placeholder={figures(0n).figures}
          aria-invalid={error ? true : undefined}
          aria-describedby={`${noteId({ id, error }) ?? ""} ${id}-limits`.trim()}
        />
        <Sign place="after" />
        {value && (
          <button
            type="button"
            className={s.clear}
            aria-label={t("deposit.clear")}
            onClick={() => change("")}
          >
            <Icon name="x" size={18} />
          </button>
        )}
      </div>
      <FieldNote id={id} error={error} />
      <p className={s.limits} id={`${id}-limits`}>
        {t("deposit.limits", { min, max })}
      </p>
      <QuickAmounts {...limits} value={value} onChange={change} />
    </div>
  );
}

/** The currency's symbol where the language puts it, and its code where the symbol is shared. */
function Sign({ place }: { place: "before" | "after" }) {
  const { currency } = useBrand();
  const { symbol, isSymbolLast } = useFormat().figures(0n);
  const isHere = isSymbolLast === (place === "after");
  const hasCode = place === "after" && isSharedSign(symbol);
  return (
    <>
      {isHere && (
        <span className={s.symbol} aria-hidden="true">
          {symbol}
        </span>
      )}
      {hasCode && <span className={s.code}>{currency.code}</span>}
    </>
  );
}

type QuickProps = Pick<Props["limits"], "quickAmounts" | "whole"> &
  Pick<Props, "value" | "onChange">;

function QuickAmounts({ quickAmounts, whole = 0n, value, onChange }: QuickProps) {
  const { t } = useTranslation("member");
  const { amountShort, figures, read } = useFormat();
  const typed = read(value);
  const choose = (amount: bigint) => onChange(figures(amount).figures);
  return (
    <ul className={s.quick} aria-label={t("deposit.quick")}>
      {quickAmounts.map((amount) => (
        <li key={String(amount)}>
          <Link
            to={`?amount=${plain(amount)}`}
            className={s.chip}
            aria-current={typed === amount ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(amount);
            }}
          >
            {amountShort(amount)}
          </Link>
        </li>
      ))}
      {whole > 0n && (
        <li>
          <Link
            to={`?amount=${plain(whole)}`}
            className={s.chip}
            aria-current={typed === whole ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              choose(whole);
            }}
          >
            {t("deposit.whole")}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** An amount of whole cents in an address, which every language reads. */
function plain(amount: bigint): string {
  const cents = ((amount % UNITS) / 100n).toString().padStart(2, "0");
  return cents === "00" ? `${amount / UNITS}` : `${amount / UNITS}.${cents}`;
}
