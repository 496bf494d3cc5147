import { useNavigation } from "@remix-run/react";
import { useFormat } from "#app/ui/format/format.ts";
import { Button } from "#app/ui/forms/button.tsx";

type Props = {
  typed: string;
  /** A fetcher sends the form. */
  isSending?: boolean;
  words: { busy: string; plain: string; withAmount: (amount: string) => string };
};

/** A submit button that names its action, with the amount once it can be parsed. */
export function SubmitAmount({ typed, isSending = false, words }: Props) {
  const { amount: written, read } = useFormat();
  const isNavigating = useNavigation().formMethod === "POST";
  const isBusy = isSending || isNavigating;
  const amount = read(typed);
  const said = amount ? words.withAmount(written(amount)) : words.plain;
  return (
    <Button type="submit" size="large" wide disabled={isBusy}>
      {isBusy ? words.busy : said}
    </Button>
  );
}
