import { useSite } from "#app/frame/use-site.ts";
import { Invite } from "#app/frame/visitor/invite.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { RecordTable } from "#app/parts/table/record-table.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import { MissionTabs } from "../missions/mission-tabs.tsx";
import { Countdown } from "../promotions/countdown.tsx";
import { PromotionStatus } from "../promotions/promotion-status.tsx";
import { BoardFacts } from "./board-facts.tsx";
import { BoardRows } from "./board-rows.tsx";
import { BoardRules } from "./board-rules.tsx";
import * as s from "./boards.css.ts";
import { JoinForm, type Problem } from "./join-form.tsx";
import { OwnPlace } from "./own-place.tsx";
import type { BoardsData, Card } from "./route.tsx";
import { usePrize } from "./use-prize.ts";

type One = NonNullable<BoardsData["one"]>;
type Props = Omit<BoardsData, "one"> & { one: One; problem: Problem };

/** One board: its first twenty places, the member's own, its terms, and who won last. */
export function BoardPage({ one, standing, now, formKey, problem }: Props) {
  const { t } = useTranslation("boards");
  const { account } = useSite();
  const { board, last } = one;
  return (
    <div className={s.page}>
      <h1 className={s.title}>{(board ?? last)!.name}</h1>
      <MissionTabs />
      <div className={s.top}>
        {standing === "trial" && <Notice tone="info">{t("trial")}</Notice>}
        {problem && problem.board !== board?.id && (
          <Notice tone="bad">{t(`errors.${problem.code}`)}</Notice>
        )}
        {!account && <Invite title={t("invite.title")} text={t("invite.text")} />}
      </div>
      {board && <Present card={board} now={now} formKey={formKey} problem={problem} />}
      {last && <Last last={last} />}
      <BoardRules />
    </div>
  );
}

type PresentProps = { card: Card; now: number; formKey: string; problem: Problem };

function Present({ card, now, formKey, problem }: PresentProps) {
  const { t } = useTranslation("boards");
  const { status, rows, startsAt, endsAt, name } = card;
  const isSoon = startsAt > now;
  return (
    <section className={section.section} aria-labelledby="now">
      <h2 id="now" className={section.heading}>
        {t("now")} <PromotionStatus status={status} />
      </h2>
      <div className={s.stack}>
        <Countdown to={isSoon ? startsAt : endsAt} now={now} kind={isSoon ? "starts" : "ends"} />
        <BoardFacts card={card} />
        <OwnPlace card={card} />
        <JoinForm card={card} formKey={formKey} problem={problem} />
        {rows.length > 0 ? (
          <BoardRows label={t("placesOf", { name })} card={card} />
        ) : (
          <p className={s.small}>{t(isSoon ? "soon" : "nobody")}</p>
        )}
        <Prizes card={card} />
      </div>
    </section>
  );
}

function Prizes({ card }: { card: Card }) {
  const { t } = useTranslation("boards");
  const { number } = useFormat();
  const prize = usePrize();
  return (
    <RecordTable
      label={t("prizes")}
      rows={card.prizes}
      keyOf={({ from }) => String(from)}
      columns={[
        {
          label: t("columns.place"),
          cell: ({ from, to }) =>
            from === to
              ? t("place", { place: number(from) })
              : t("placesFromTo", { from: number(from), to: number(to) }),
        },
        { label: t("columns.prize"), cell: (one) => prize(one), isNumber: true },
      ]}
    />
  );
}

/** The way to the prize of the member's place. */
function ToAward({ award }: Pick<NonNullable<One["last"]>, "award">) {
  const { t } = useTranslation("boards");
  if (award === null) return null;
  const isWaiting = award === "WAITING";
  return (
    <p>
      <ButtonLink
        to={isWaiting ? "/member/rewardCenter" : "/member/rewardCenter?tab=claimed"}
        tone={isWaiting ? "action" : "outline"}
      >
        {t(`last.award.${award}`)}
      </ButtonLink>
    </p>
  );
}

function Last({ last }: { last: NonNullable<One["last"]> }) {
  const { t } = useTranslation("boards");
  const { at } = useMoment();
  const { rows, isFinal, endsAt, freezesAt } = last;
  const said = isFinal
    ? t("last.final", { time: at(endsAt) })
    : t("last.counting", { time: at(freezesAt) });
  return (
    <section className={section.section} aria-labelledby="last">
      <h2 id="last" className={section.heading}>
        {t("last.title")}
      </h2>
      <p className={section.lead}>{said}</p>
      <div className={s.stack}>
        <OwnPlace card={last} />
        <ToAward award={last.award} />
        {rows.length > 0 ? (
          <BoardRows label={t("last.places")} card={last} />
        ) : (
          <p className={s.small}>{t("last.nobody")}</p>
        )}
      </div>
    </section>
  );
}
