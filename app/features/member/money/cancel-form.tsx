import { Form } from "@remix-run/react";
import { Button } from "#app/ui/forms/button.tsx";
import * as s from "./cancel-form.css.ts";

type Props = {
  words: { word: string; ask: string; yes: string };
  /** Where it is sent; the page's own action without one. */
  action?: string;
};

/** Takes a request back after one question; it unfolds in its place, also without scripts. */
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
