import { useSubmit } from "@remix-run/react";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { Notice } from "../../data/notice.tsx";
import { Icon } from "../../media/icon.tsx";
import { Button } from "../button.tsx";
import { askPasskey, knowsPasskeys } from "./passkey.ts";
import * as s from "./passkey-form.css.ts";

type Props = {
  kind: "get" | "create";
  /** What the site is asked for, so that there is something to sign. */
  ask: Record<string, string>;
  /** Where the answer goes, and what goes with it. */
  action: string;
  fields: Record<string, string>;
  label: string;
  failed: string;
  /** Whether the action asks who it is where that must be proved first: it is sent what was typed. */
  asksForProof?: boolean;
  tone?: "action" | "outline";
  /** More fields, sent with the answer. */
  children?: ReactNode;
};

/** A button that asks for a passkey and sends what it answers; absent where browsers know none. */
export function PasskeyForm({ kind, ask, action, fields, label, failed, ...rest }: Props) {
  const { tone, children, asksForProof } = rest;
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const [isKnown, setKnown] = useState<boolean>();
  const [isBusy, setBusy] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => setKnown(knowsPasskeys()), []);
  // Its place is kept until the page wakes, so that nothing moves then.
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
