import { useForm } from "@conform-to/react";
import { Link, useNavigation } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { MoneyForm } from "#app/parts/money/money-form.tsx";
import { useMoneyMessage } from "#app/parts/money/use-money-message.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { useMoment } from "#app/ui/format/use-moment.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import * as s from "./rewards.css.ts";
import type { Last } from "./rewards-page.tsx";
import type { RewardsData } from "./route.tsx";
import { useAward } from "./use-award.ts";
import * as waiting from "./waiting.css.ts";
import { Waiting } from "./waiting.tsx";

type Open = RewardsData["open"][number];
type Props = { shown: RewardsData; last: Last };

/** The awards that can be taken, each with its wagering and its last day beside the press. */
export function OpenAwards({ shown, last }: Props) {
  const message = useMoneyMessage("rewards");
  const { open, missions } = shown;
  const isGone = last && !open.some(({ id }) => id === last.initialValue?.id);
  return (
    <>
      {isGone && last.error && <Notice tone="bad">{message(last.error[""] ?? undefined)}</Notice>}
      {(open.length > 0 || missions > 0) && (
        <ul className={waiting.list}>
          {missions > 0 && <MissionRewards count={missions} />}
          {open.map((award) => (
            <li key={award.id} className={waiting.cell}>
              <AwardForm award={award} last={last} rescue={shown.rescue} now={shown.now} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Missions are claimed on their own page, which shows what each of them gives. */
function MissionRewards({ count }: { count: number }) {
  const { t } = useTranslation("rewards");
  return (
    <li className={waiting.cell}>
      <Waiting
        icon="trophy"
        name={t("missionsName")}
        worth={[t("missionsCount", { count })]}
        terms={<p>{t("missionsText")}</p>}
      >
        <ButtonLink to="/missions" wide>
          {t("missionsLink")}
        </ButtonLink>
      </Waiting>
    </li>
  );
}

type AwardProps = { award: Open; last: Last } & Pick<RewardsData, "rescue" | "now">;

function AwardForm({ award, last, rescue, now }: AwardProps) {
  const { t } = useTranslation("rewards");
  const { amount, dateTime } = useFormat();
  const { untilNear } = useMoment();
  const { nameOf, partsOf, worthOf } = useAward();
  const message = useMoneyMessage("rewards");
  const navigation = useNavigation();
  const isBusy = navigation.formMethod === "POST";
  const isOwn = last?.initialValue?.id === award.id;
  const [form, fields] = useForm<{ key: string }>({
    id: `award-${award.id}`,
    lastResult: isOwn ? last : undefined,
    defaultValue: { key: award.formKey },
  });
  const required = amount(award.amount * BigInt(award.multiple));
  const { multiple, expiresAt } = award;
  return (
    <MoneyForm
      form={form}
      kind="move"
      moneyKey={fields.key.initialValue ?? award.formKey}
      problem={isOwn ? message(form.errors) : undefined}
    >
      <input type="hidden" name="id" value={award.id} />
      <input type="hidden" name="multiple" value={multiple} />
      <Waiting
        icon={award.kind === "birthday" ? "party-popper" : "gift"}
        name={nameOf(award)}
        worth={partsOf(award)}
        terms={
          <>
            <p>
              {t("open.from", { date: dateTime(award.reachedAt) })}{" "}
              {award.amount > 0n &&
                (multiple > 0 ? t("open.played", { required }) : t("open.free"))}{" "}
              {expiresAt !== null && t("open.until", { date: untilNear(expiresAt, now) })}{" "}
              {award.kind === "rescue" &&
                rescue &&
                t("open.low", { amount: amount(rescue.balanceBelow) })}
            </p>
            {award.board && (
              <Link to={`/missions/boards/${award.board.id}`} className={s.back}>
                {t("open.toBoard", { board: award.board.name })}
              </Link>
            )}
          </>
        }
      >
        <Button type="submit" wide disabled={isBusy}>
          {isBusy ? t("open.busy") : t("open.take", { value: worthOf(award) })}
        </Button>
      </Waiting>
    </MoneyForm>
  );
}
