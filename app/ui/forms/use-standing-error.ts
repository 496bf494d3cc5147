import { useActionData, useLocation } from "@remix-run/react";
import { createContext, useContext, useEffect, useState } from "react";

/** The answer to a form that a fetcher sends. */
export const FormAnswer = createContext<unknown>(undefined);

/** A field's error until `mend` is called; the next answer decides anew. */
export function useMending(error: string | undefined): [string | undefined, mend: () => void] {
  const { key } = useLocation();
  const visit = useActionData() ?? key;
  const answer = useContext(FormAnswer) ?? visit;
  const [mended, setMended] = useState<unknown>();
  return [error && mended !== answer ? error : undefined, () => setMended(answer)];
}

type Options = {
  /** The id of the control, or of the group that holds it. */
  id: string;
  error: string | undefined;
  /** The field's rule besides the control's own. */
  isRight?: ((typed: string) => boolean) | undefined;
  /** The id of the control whose value this one repeats. */
  repeats?: string | undefined;
};

/** A field's error until the visitor puts the field right; the next answer decides anew. */
export function useStandingError({ id, error, isRight, repeats }: Options): string | undefined {
  const [standing, mend] = useMending(error);
  useEffect(() => {
    const control = document.getElementById(id);
    const form = control?.closest("form");
    if (!standing || !control || !form) return;
    const first = repeats ? document.getElementById(repeats) : null;
    const onInput = ({ target }: Event) => {
      const isOwn = target === first || (target instanceof Node && control.contains(target));
      const typed = isTyped(control) ? control : target;
      if (!isOwn || !isTyped(typed) || !typed.validity.valid) return;
      if (isTyped(first) && first.value !== typed.value) return;
      if (isRight?.(typed.value) ?? true) mend();
    };
    form.addEventListener("input", onInput);
    return () => form.removeEventListener("input", onInput);
  });
  return standing;
}

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function isTyped(target: unknown): target is Typed {
  return (
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement
  );
}
