import { Form } from "@remix-run/react";
import { Button } from "#app/ui/forms/button.tsx";
import * as s from "../security.css.ts";

type Props = {
  /** The screen reader's label for the button that opens the question. */
  label: string;
  word: string;
  question: string;
  answer: string;
  fields: Record<string, string>;
};

/** A question before something is removed. It unfolds in place, also without JavaScript. */
export function AskFirst({ label, word, question, answer, fields }: Props) {
  return (
    <details className={s.remove}>
      <summary className={s.removeSummary} aria-label={label}>
        {word}
      </summary>
      <Form method="post" replace preventScrollReset className={s.ask}>
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <span>{question}</span>
        <Button type="submit" tone="outline" size="small">
          {answer}
        </Button>
      </Form>
    </details>
  );
}
