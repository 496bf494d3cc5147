import type { SubmissionResult } from "@conform-to/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { StatusChip } from "#app/ui/data/status-chip.tsx";
import { useFormat } from "#app/ui/format/format.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import type { Done } from "../done-of.ts";
import * as s from "../security.css.ts";
import { SecurityPage } from "../security-page.tsx";
import { DocumentForm } from "./document-form.tsx";
import { IDENTITY_TONES } from "./identity-tones.ts";
import { PictureForm } from "./picture-form.tsx";
import type { VerificationData } from "./verification.server.ts";

export type VerificationProps = {
  data: VerificationData & { done: Done | null };
  last: SubmissionResult<string[]> | undefined;
  /** What is wrong with the picture that was sent. */
  problem: string | undefined;
};

/** How far the member's identity is known, what to do next, and the form that asks for it. */
export function VerificationPage({ data, last, problem }: VerificationProps) {
  const { t } = useTranslation("security");
  const { identity, done } = data;
  return (
    <SecurityPage title={t("identity.title")} text={t("identity.lead")} done={done}>
      <div className={s.group}>
        <StatusChip tone={IDENTITY_TONES[identity.state]}>
          {t(`identity.states.${identity.state}`)}
        </StatusChip>
        <NextStep identity={identity} />
      </div>
      {identity.mayAsk && <DocumentForm key={identity.askedAt} data={data} last={last} />}
      {identity.maySend && <PictureForm data={data} problem={problem} />}
    </SecurityPage>
  );
}

function NextStep({ identity }: Pick<VerificationData, "identity">) {
  const { t } = useTranslation("security");
  const { date, dateTime } = useFormat();
  const { state, reason, askedAt, decidedAt, validUntil, verifyBefore, isAsked } = identity;
  const isOpen = state !== "verified" && verifyBefore !== null;
  const words = {
    none: () => t("identity.next.none"),
    pending: () => t("identity.next.pending", { time: dateTime(askedAt ?? 0) }),
    verified: () =>
      validUntil
        ? t("identity.next.verifiedUntil", { date: date(decidedAt ?? 0), until: date(validUntil) })
        : t("identity.next.verified", { date: date(decidedAt ?? 0) }),
    refused: () => t(`identity.reasons.${reason ?? "other"}`),
    expired: () => t("identity.next.expired"),
  };
  return (
    <>
      <p className={s.nextWords}>{words[state]()}</p>
      {isOpen && (
        <p className={s.quiet}>{t(`identity.before.${isAsked ? "asked" : verifyBefore}`)}</p>
      )}
      <div className={s.next}>
        {state === "pending" && (
          <ButtonLink to="/member/securityCenter/identity" tone="soft">
            {t("identity.refresh")}
          </ButtonLink>
        )}
        {state === "verified" && (
          <ButtonLink to="/member/withdraw" tone="quiet">
            {t("toWithdraw")}
          </ButtonLink>
        )}
        {state === "refused" && (
          <ButtonLink to="/help/contact" tone="quiet">
            {t("identity.help")}
          </ButtonLink>
        )}
      </div>
    </>
  );
}
