import { Form } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import type { LetterStopData } from "./letters-stop.server.ts";

type Props = {
  data: LetterStopData;
  last: { isStopped: boolean; failure: LetterStopData["failure"] } | undefined;
};

/** The way out of letters that promote: one button, and no login. */
export function LettersStopPage({ data, last }: Props) {
  const { t } = useTranslation("letters");
  const failure = last ? last.failure : data.failure;
  if (last?.isStopped) {
    return (
      <EmptyState icon="circle-check" title={t("stop.done")} text={t("stop.doneText")} as="h1">
        <ButtonLink to="/" tone="outline">
          {t("stop.home")}
        </ButtonLink>
      </EmptyState>
    );
  }
  if (failure) {
    return (
      <EmptyState icon="mail" title={t(`stop.${failure}`)} text={t(`stop.${failure}Text`)} as="h1">
        <ButtonLink to="/member/messages" tone="outline">
          {t("stop.messages")}
        </ButtonLink>
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon="mail"
      title={t("stop.title")}
      text={t("stop.text", { address: data.masked })}
      as="h1"
    >
      <Form method="post">
        <Button type="submit" size="large">
          {t("stop.submit")}
        </Button>
      </Form>
    </EmptyState>
  );
}
