import type { SubmissionResult } from "@conform-to/react";
import { useSite } from "#app/frame/use-site.ts";
import { Invite } from "#app/frame/visitor/invite.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import { SealedProof } from "../draws/sealed-proof.tsx";
import * as stage from "../draws/stage.css.ts";
import { Countdown } from "../promotions/countdown.tsx";
import { EnterForm } from "./enter-form.tsx";
import { OwnNumbers } from "./own-numbers.tsx";
import { PastRaffle } from "./past-raffle.tsx";
import * as s from "./raffle-page.css.ts";
import { RafflePicture } from "./raffle-picture.tsx";
import { RaffleTerms } from "./raffle-terms.tsx";
import type { Held, RaffleData } from "./route.tsx";
import { WhyNot } from "./why-not.tsx";

type Props = RaffleData & { last: SubmissionResult<string[]> | undefined };

/** The raffle of now with one's own numbers, its prizes and proof, and who won the last ones. */
export function RafflePage({ held, own, past, taken, now, last, seed, moneyKey }: Props) {
  const { t } = useTranslation("raffle");
  const { account } = useSite();
  const { list } = useFormatList();
  const problem = useMoneyMessage("raffle")(last?.error?.[""] ?? undefined);
  const canEnter = held !== null && own !== null && own.toTake > 0;
  return (
    <div className={stage.page}>
      <div className={stage.stage}>
        <h1 className={stage.title}>{t("title")}</h1>
        <p className={stage.lead}>{t("lead")}</p>
        {taken.length > 0 && (
          <p role="status" className={s.outcome}>
            {t("took", { count: taken.length, numbers: list(taken) })}
          </p>
        )}
        <div className={s.drum}>
          <RafflePicture />
        </div>
        {held ? <Running held={held} now={now} /> : <p className={s.strong}>{t("none")}</p>}
        {held && own && <OwnNumbers held={held} own={own} />}
        {held && own && canEnter ? (
          <EnterForm key={own.numbers.length} {...{ held, own, seed, moneyKey, last }} />
        ) : (
          problem && <Notice tone="bad">{problem}</Notice>
        )}
        {held && own && !canEnter && <WhyNot held={held} own={own} />}
        {held && !own && account && <Notice tone="info">{t("trial")}</Notice>}
      </div>
      {held && !account && <Invite title={t("invite.title")} text={t("invite.text")} />}
      {held && <RaffleTerms held={held} />}
      {past.map((one) => (
        <PastRaffle key={one.id} past={one} />
      ))}
      {held && <SealedProof held={held} wording="raffle" />}
    </div>
  );
}

function Running({ held, now }: { held: Held; now: number }) {
  const { t } = useTranslation("raffle");
  const { number } = useFormat();
  const { atNear } = useMoment();
  const { name, taken, count, endsAt } = held;
  const values = { count: taken, taken: number(taken), all: number(count) };
  return (
    <>
      <h2 className={s.name}>{name}</h2>
      <p className={s.strong}>{taken === 0 ? t("first") : t("taken", values)}</p>
      <p className={s.quiet}>{t("ends", { time: atNear(endsAt, now) })}</p>
      <Countdown to={endsAt} now={now} kind="ends" />
    </>
  );
}

/** Numbers in a sentence, as the language joins them. */
function useFormatList() {
  const { number, locale } = useFormat();
  const words = new Intl.ListFormat(locale, { type: "conjunction" });
  return { list: (numbers: readonly number[]) => words.format(numbers.map((one) => number(one))) };
}
