type Props = {
  name: string;
  label: string;
  type?: string;
  hint?: string;
  value?: string | undefined;
  autoComplete: string;
  inputMode?: "numeric" | "text";
  error?: { text: string; field?: string } | undefined;
};

/** A field with its label, its hint and its error, as a form without scripts shows them. */
export function Field({ name, label, type = "text", hint, value, error, ...input }: Props) {
  const text = error?.field === name ? error.text : undefined;
  const about = [hint && `${name}-hint`, text && `${name}-error`].filter(Boolean).join(" ");
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <input
        id={name}
        name={name}
        type={type}
        defaultValue={value}
        required
        aria-describedby={about || undefined}
        aria-invalid={text ? true : undefined}
        {...input}
      />
      {hint && <small id={`${name}-hint`}>{hint}</small>}
      {text && (
        <span className="bad" id={`${name}-error`}>
          {text}
        </span>
      )}
    </div>
  );
}

/** The error of a form that belongs to none of its fields. */
export function FormError({ error }: { error: { text: string; field?: string } | undefined }) {
  return error && !error.field ? (
    <p className="bad" role="alert">
      {error.text}
    </p>
  ) : null;
}

type Passkey = { kind: "login" | "invitation"; words: string; failed: string } & {
  token?: string;
  next?: string;
};

/** A button that the script shows in browsers with passkeys. */
export function PasskeyButton({ kind, words, failed, token, next }: Passkey) {
  return (
    <div data-passkey={kind} data-token={token} data-next={next} hidden>
      <button type="button" className="plain wide">
        {words}
      </button>
      <p className="bad" role="alert" data-words={failed} />
    </div>
  );
}
