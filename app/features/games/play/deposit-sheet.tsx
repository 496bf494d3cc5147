import type { SubmissionResult } from "@conform-to/react";
import { useFetcher, useLocation } from "@remix-run/react";
import { useEffect, useId } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { wayBack } from "#app/parts/deposit/back-to-game.ts";
import type { depositData, openDeposit } from "#app/parts/deposit/deposit.server.ts";
import { DepositForm } from "#app/parts/deposit/deposit-form.tsx";
import { NoneOpen } from "#app/parts/deposit/none-open.tsx";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { buttonLook } from "#app/ui/forms/button-look.ts";
import { FormAnswer } from "#app/ui/forms/use-standing-error.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import * as s from "./game-frame.css.ts";

/** A deposit over the running game. It is paid in a window of its own, so that the game stays. */
export function DepositSheet({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("member");
  const { data, load } = useFetcher<typeof depositData>();
  const key = useId();
  const sent = useFetcher<typeof openDeposit>({ key });
  const { pathname, search } = useLocation();
  // After a session that ended, the login leads to the deposit, and that back to the game.
  const from = `/member/deposit${wayBack(pathname + search)}`;
  useEffect(() => load(from), [load, from]);
  const answer = sent.data;
  const payAt = answer && "payAt" in answer ? answer.payAt : null;
  return (
    <Dialog title={t("deposit.title")} closeLabel={t("deposit.close")} onClose={onClose}>
      {payAt && <PayApart payAt={payAt} onClose={onClose} />}
      {!payAt && !data && <p role="status">{t("deposit.opening")}</p>}
      {!payAt && data && data.methods.every(({ isOpen }) => !isOpen) && (
        <NoneOpen methods={data.methods} />
      )}
      {!payAt && data?.methods.some(({ isOpen }) => isOpen) && (
        <FormAnswer.Provider value={answer}>
          <DepositForm
            data={data}
            last={answer as SubmissionResult<string[]> | undefined}
            beside={{ fetcherKey: key, isSending: sent.state === "submitting" }}
          />
        </FormAnswer.Provider>
      )}
    </Dialog>
  );
}

function PayApart({ payAt, onClose }: { payAt: string; onClose: () => void }) {
  const { t } = useTranslation("member");
  return (
    <EmptyState icon="wallet" title={t("deposit.readyTitle")} text={t("deposit.readyText")}>
      <span className={s.choices}>
        <a href={payAt} target="_blank" rel="noreferrer" className={buttonLook({})}>
          {t("deposit.payApart")}
        </a>
        <Button tone="outline" onClick={onClose}>
          {t("deposit.backToGame")}
        </Button>
      </span>
    </EmptyState>
  );
}
