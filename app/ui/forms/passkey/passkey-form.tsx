import { useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Notice } from "../../data/notice.tsx";
import { Icon } from "../../media/icon.tsx";
import { Button } from "../button.tsx";
import { askPasskey, knowsPasskeys } from "./passkey.ts";
import * as s from "./passkey-form.css.ts";

type Props = {
  kind: "get" | "create";
  /** The fields that request the challenge to sign. */
  ask: Record<string, string>;
  /** The address for the signed answer. */
  action: string;
  fields: Record<string, string>;
  label: string;
  failed: string;
  /** True when the action may ask for a password proof first; it then gets the typed fields. */
  asksForProof?: boolean;
  tone?: "action" | "outline";
  /** More fields, sent with the answer. */
  children?: ReactNode;
};

/** A button that asks for a passkey and sends its answer; hidden in browsers without passkeys. */
export function PasskeyForm({ kind, ask, action, fields, label, failed, ...rest }: Props) {
  const { tone, children, asksForProof } = rest;
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [isKnown, setKnown] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => setKnown(knowsPasskeys()), []);
  // Its space is kept until hydration, so that nothing moves then.
  if (isKnown === false) return null;
  const run = async () => {
    setBusy(true);
    setFailed(false);
    const signed = await askPasskey(kind, ask);
    setBusy(false);
    const isUnproven = signed === "unproven";
    if (!signed || (isUnproven && !asksForProof) || !form.current) return setFailed(true);
    const data = new FormData(form.current);
    const sent = { ...fields, ...(!isUnproven && signed) };
    for (const [name, value] of Object.entries(sent)) data.set(name, value);
    submit(data, { method: "post", action, replace: true, preventScrollReset: true });
  };
  return (
    <form
      ref={form}
      className={s.form}
      onSubmit={(event) => {
        event.preventDefault();
        void run();
      }}
    >
      {children}
      <Button
        type="submit"
        size="large"
        tone={tone ?? "outline"}
        disabled={!isKnown || isBusy}
        wide
      >
        <Icon name="fingerprint" />
        {label}
      </Button>
      <div role="status">{hasFailed && <Notice tone="info">{failed}</Notice>}</div>
    </form>
  );
}
