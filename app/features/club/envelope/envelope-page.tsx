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
import * as s from "./envelope-page.css.ts";
import { OpenForm } from "./open-form.tsx";
import { OpenedList } from "./opened-list.tsx";
import { OpenedNow } from "./opened-now.tsx";
import { RainTerms } from "./rain-terms.tsx";
import type { EnvelopeData, Held } from "./route.tsx";
import { Sky } from "./sky.tsx";
import { WhyNot } from "./why-not.tsx";

type Props = EnvelopeData & { last: SubmissionResult<string[]> | undefined };

/** The rain of now or the way to the next one, then its terms, own envelopes and the proof. */
export function EnvelopePage({ held, own, opened, now, last, seed, moneyKey }: Props) {
  const { t } = useTranslation("envelope");
  const { account } = useSite();
  const problem = useMoneyMessage("envelope")(last?.error?.[""] ?? undefined);
  const isRaining = held.now !== null && held.now.left > 0;
  const canOpen = isRaining && own !== null && own.tickets > 0 && own.openedNow < held.perSlot;
  return (
    <div className={stage.page}>
      <div className={stage.stage}>
        <h1 className={stage.title}>{t("title")}</h1>
        <p className={stage.lead}>{t("lead")}</p>
        {opened && <OpenedNow key={opened.id} opened={opened} />}
        <RainNow held={held} at={now} />
        {!isRaining && <Countdown to={held.nextAt} now={now} kind="starts" />}
        {own && canOpen ? (
          <OpenForm key={opened?.id ?? "first"} {...{ held, own, seed, moneyKey, last }} />
        ) : (
          <>
            {problem && <Notice tone="bad">{problem}</Notice>}
            <Sky />
            {own && isRaining && <WhyNot held={held} own={own} now={now} />}
          </>
        )}
        {!own && account && <Notice tone="info">{t("trial")}</Notice>}
      </div>
      {!account && <Invite title={t("invite.title")} text={t("invite.text")} />}
      <RainTerms held={held} />
      {own && own.opened.length > 0 && <OpenedList opened={own.opened} />}
      <SealedProof held={held} wording="envelope" />
    </div>
  );
}

function RainNow({ held, at }: { held: Held; at: number }) {
  const { t } = useTranslation("envelope");
  const { number } = useFormat();
  const { near, untilHour } = useMoment();
  const { now, nextAt, count } = held;
  if (now && now.left > 0) {
    const left = { left: number(now.left), all: number(count), time: untilHour(now.endsAt) };
    return <p className={s.tickets}>{t("now.raining", { count: now.left, ...left })}</p>;
  }
  const next = { time: near(nextAt, at) };
  return <p className={s.tickets}>{t(now ? "now.empty" : "now.dry", next)}</p>;
}
