import { Link, useFetcher } from "@remix-run/react";
import { type RefObject, useEffect } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Button, ButtonLink } from "#app/ui/forms/button.tsx";
import { useLatest } from "#app/ui/motion/use-latest.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import * as s from "./clock.css.ts";

type Props = {
  sitting: { staked: bigint; won: bigint; net: bigint };
  time: string;
  backTo: string;
  frame: RefObject<HTMLIFrameElement | null>;
  origin: string;
  onAnswered: () => void;
};

/** Covers the game with time, stakes, wins and net until the player answers. The game is told to pause. */
export function RealityCheck({ sitting, time, backTo, frame, origin, onAnswered }: Props) {
  const { t } = useTranslation("protection");
  const { amount } = useFormat();
  const answer = useFetcher();
  const told = useLatest(onAnswered);
  useEffect(() => {
    frame.current?.contentWindow?.postMessage({ type: "site:pause" }, origin);
  }, [frame, origin]);
  const isAnswered = answer.state === "idle" && answer.data !== undefined;
  useEffect(() => {
    if (isAnswered) told.current();
  }, [isAnswered, told]);
  const goOn = () => answer.submit(null, { method: "post", action: "/play/clock" });
  const figures = [
    { name: t("clock.staked"), value: sitting.staked },
    { name: t("clock.won"), value: sitting.won },
    { name: t("clock.netLabel"), value: sitting.net },
  ];
  return (
    <Dialog
      role="alertdialog"
      title={t("clock.title", { time })}
      lead={t("clock.text")}
      canClickClose={false}
      onClose={goOn}
    >
      <dl className={s.figures}>
        {figures.map(({ name, value }) => (
          <div key={name} className={s.figure}>
            <dt>{name}</dt>
            <dd>{amount(value)}</dd>
          </div>
        ))}
      </dl>
      <Button size="large" onClick={goOn} disabled={answer.state !== "idle"}>
        {t("clock.goOn")}
      </Button>
      <ButtonLink to={backTo} tone="outline">
        {t("clock.stop")}
      </ButtonLink>
      <p className={s.links}>
        <Link to="/member/bets" className={s.link}>
          {t("clock.history")}
        </Link>
        <Link to="/member/protection" className={s.link}>
          {t("clock.limits")}
        </Link>
      </p>
    </Dialog>
  );
}
