import { useSite } from "#app/frame/use-site.ts";
import { Invite } from "#app/frame/visitor/invite.tsx";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Notice } from "#app/ui/data/notice.tsx";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { PageHero } from "#app/ui/layout/page-hero/page-hero.tsx";
import { MissionTabs } from "../missions/mission-tabs.tsx";
import { Countdown } from "../promotions/countdown.tsx";
import { PromotionStatus } from "../promotions/promotion-status.tsx";
import { BoardRows } from "./board-rows.tsx";
import { BoardRules } from "./board-rules.tsx";
import * as s from "./boards.css.ts";
import { JoinForm, type Problem } from "./join-form.tsx";
import { OwnPlace } from "./own-place.tsx";
import type { BoardsData, Card } from "./route.tsx";

type Props = BoardsData & { problem: Problem };

/** The boards that run or are announced, each with its first places and the way to all of them. */
export function BoardsPage({ list, standing, art, now, formKey, problem }: Props) {
  const { t } = useTranslation("boards");
  const { account } = useSite();
  return (
    <div className={s.page}>
      <PageHero title={t("title")} lead={t("lead")} art={art} />
      <MissionTabs />
      <div className={s.top}>
        {standing === "break" && <Notice tone="info">{t("break")}</Notice>}
        {standing === "trial" && <Notice tone="info">{t("trial")}</Notice>}
        {problem && !list.some(({ id }) => id === problem.board) && (
          <Notice tone="bad">{t(`errors.${problem.code}`)}</Notice>
        )}
        {!account && <Invite title={t("invite.title")} text={t("invite.text")} />}
      </div>
      {list.length === 0 && standing !== "break" && <EmptyState icon="trophy" title={t("empty")} />}
      <ul className={s.cards}>
        {list.map((card) => (
          <li key={card.id} className={s.card}>
            <BoardCard card={card} now={now} formKey={formKey} problem={problem} />
          </li>
        ))}
      </ul>
      {list.length > 0 && <BoardRules />}
    </div>
  );
}

type CardProps = { card: Card; now: number; formKey: string; problem: Problem };

function BoardCard({ card, now, formKey, problem }: CardProps) {
  const { t } = useTranslation("boards");
  const { id, name, status, rows, startsAt, endsAt } = card;
  const isSoon = startsAt > now;
  return (
    <article className={s.inner} aria-labelledby={`board-${id}`}>
      <p>
        <PromotionStatus status={status} />
      </p>
      <h2 id={`board-${id}`} className={s.name}>
        {name}
      </h2>
      <p className={s.small}>{t(card.every ? `every.${card.every}` : "tournament")}</p>
      <Countdown to={isSoon ? startsAt : endsAt} now={now} kind={isSoon ? "starts" : "ends"} />
      {rows.length > 0 ? (
        <BoardRows label={t("firstOf", { name })} card={card} />
      ) : (
        <p className={s.small}>{t(isSoon ? "soon" : "nobody")}</p>
      )}
      <OwnPlace card={card} />
      <JoinForm card={card} formKey={formKey} problem={problem} />
      <ButtonLink to={`/missions/boards/${id}`} tone="outline" aria-label={t("wholeOf", { name })}>
        {t("whole")}
      </ButtonLink>
    </article>
  );
}
