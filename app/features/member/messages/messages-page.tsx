import { Form, Link, useFetcher, useLocation } from "@remix-run/react";
import { useEffect } from "react";
import { tellRead } from "#app/frame/live/read-elsewhere.ts";
import { useSite } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { Icon, type IconName } from "#app/ui/media/icon.tsx";
import { isAgentType } from "#platform/contract/members/account-type.ts";
import type { messages } from "#platform/contract/publishing/messages.ts";
import type { ValueOf } from "#platform/contract/wire/call.ts";
import { panel, panelTitle } from "../../../parts/centre/member.css.ts";
import { MemberPager } from "../../../parts/pager/member-pager.tsx";
import { NoSuchPage } from "../../../parts/pager/no-such-page.tsx";
import { LetterWish } from "./letter-wish.tsx";
import * as s from "./messages-page.css.ts";
import { placeOf } from "./place-of.ts";
import { useContractWords } from "./use-contract-words.ts";
import { useMessageText } from "./use-message-text.ts";

type List = ValueOf<typeof messages>["list"];
type Item = List[number];
type Props = {
  data: { list: List; page: number; totalPages: number; wantsLetters: boolean; isSaved: boolean };
};

const icons: Record<Item["kind"], IconName> = {
  welcome: "party-popper",
  depositCredited: "circle-check",
  depositFailed: "circle-x",
  depositSlipRefused: "image-plus",
  depositRefunded: "circle-x",
  jackpotWon: "trophy",
  withdrawalApproved: "circle-check",
  withdrawalRejected: "circle-x",
  withdrawalFailed: "circle-x",
  withdrawalPaid: "banknote",
  withdrawalReminder: "hourglass",
  withdrawalCounted: "clock",
  withdrawalForced: "scale",
  withdrawalLost: "refresh-cw",
  transferReceived: "send",
  transferDeclined: "arrow-left",
  transferReturned: "arrow-left",
  purseInFailed: "circle-x",
  purseOutFailed: "circle-x",
  purseUnknown: "hourglass",
  withdrawalReturned: "wallet",
  withdrawPasswordReset: "lock",
  contractOffered: "file-text",
  contractAnswered: "file-text",
  contractEndAsked: "file-text",
  contractEnded: "file-text",
  billShort: "hourglass",
  rebatePaid: "coins",
  affiliateApproved: "users",
  affiliateDenied: "circle-x",
  identityVerified: "circle-check",
  identityRefused: "circle-x",
  identityExpired: "clock",
  playWord: "life-buoy",
  identityAsked: "badge-check",
  exclusionKnown: "hourglass",
  fundsAccepted: "circle-check",
  fundsRefused: "circle-x",
  redeemApproved: "circle-check",
  redeemRejected: "circle-x",
  rankUp: "crown",
  rankDown: "crown",
  giftReady: "gift",
  awardIssued: "gift",
  boardPrize: "trophy",
  referralReward: "user-plus",
  bonusEnding: "clock",
  bonusReleased: "circle-check",
  bonusCut: "scale",
  bonusExpired: "clock",
  bonusTakenBack: "circle-x",
  agentMessage: "mail",
  dividendPaid: "coins",
  salaryPaid: "banknote",
};

const bad: readonly Item["kind"][] = [
  "depositFailed",
  "depositRefunded",
  "withdrawalRejected",
  "withdrawalFailed",
  "purseOutFailed",
  "billShort",
];

export function MessagesPage({ data }: Props) {
  const { t } = useTranslation("member");
  const { brand, account } = useSite();
  const { list, page, totalPages } = data;
  const claimable = account?.claimable ?? 0;
  useFreshBadge(list.some((item) => !item.isRead));
  return (
    <div className={s.page}>
      <section className={panel}>
        <h1 className={panelTitle}>{t("messages.title")}</h1>
        {claimable > 0 && (
          <p className={s.rewards}>
            <Link to="/member/rewardCenter" className={s.toRewards}>
              {t("messages.claimable", { count: claimable })}
            </Link>
          </p>
        )}
        {list.length === 0 && page > 1 && <NoSuchPage icon="mail-open" />}
        {list.length === 0 && page === 1 && (
          <EmptyState
            icon="mail-open"
            art={brand.emptyArt.records}
            title={t("messages.empty")}
            text={t("messages.emptyText")}
          />
        )}
        <ol className={s.list}>
          {list.map((item) => (
            <li key={item.id}>
              <Message item={item} />
            </li>
          ))}
        </ol>
        <MemberPager page={page} totalPages={totalPages} />
      </section>
      <LetterWish isWanted={data.wantsLetters} isSaved={data.isSaved} />
    </div>
  );
}

function Message({ item }: { item: Item }) {
  const { t } = useTranslation("member");
  const { dateTime } = useFormat();
  const { account } = useSite();
  const place = placeOf(item, account !== null && isAgentType(account.type));
  const text = useMessageText()(item);
  const contract = useContractWords()(item.details);
  const { search } = useLocation();
  const isFromAgent = item.kind === "agentMessage";
  const title = isFromAgent
    ? item.details.subject
    : (contract?.title ?? t(`messages.${item.kind}`));
  return (
    <article className={s.item}>
      <span className={bad.includes(item.kind) ? s.iconBad : s.icon}>
        <Icon name={icons[item.kind]} size={22} />
      </span>
      <div className={s.words}>
        <h2 className={s.title}>
          {place ? (
            <Link to={place} className={s.link}>
              {title}
            </Link>
          ) : (
            title
          )}
          {!item.isRead && <span className={s.fresh}>{t("messages.unread")}</span>}
        </h2>
        <p className={s.text}>{contract?.text ?? text}</p>
        <p className={s.time}>
          {isFromAgent && `${t("messages.agentMessage", { from: item.details.from })} · `}
          {dateTime(item.time)}
        </p>
      </div>
      <Form method="post" action={`/member/messages${search}`} replace preventScrollReset>
        <input type="hidden" name="id" value={item.id} />
        <button type="submit" className={s.remove} aria-label={t("messages.delete", { title })}>
          <Icon name="trash-2" size={18} />
        </button>
      </Form>
    </article>
  );
}

/**
 * Recounts the unread messages, because the frame counted them before this page marked them as
 * read.
 */
function useFreshBadge(hadUnread: boolean) {
  const { submit } = useFetcher();
  const account = useSite().account?.id;
  useEffect(() => {
    if (!hadUnread) return;
    submit(null, { method: "post", action: "/wallet/balance" });
    if (account) tellRead(account);
  }, [hadUnread, submit, account]);
}
