import { Form } from "@remix-run/react";
import { Button } from "#app/ui/forms/button.tsx";
import * as s from "./cancel-form.css.ts";

type Props = {
  words: { word: string; ask: string; yes: string };
  /** The address it is sent to; by default the page's own action. */
  action?: string;
};

/** Cancels a request after one question. The question unfolds in place, also without scripts. */
export function CancelForm({ words, action }: Props) {
  return (
    <details className={s.cancel}>
      <summary className={s.summary}>{words.word}</summary>
      <Form
        method="post"
        replace
        preventScrollReset
        className={s.ask}
        {...(action !== undefined && { action })}
      >
        <p>{words.ask}</p>
        <Button type="submit" name="intent" value="cancel" tone="outline">
          {words.yes}
        </Button>
      </Form>
    </details>
  );
}
