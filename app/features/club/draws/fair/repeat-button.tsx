import { useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import * as s from "./fair-page.css.ts";
import { repeatPlay } from "./repeat.ts";

type Props = { asked: Parameters<typeof repeatPlay>[0]; commitment: string; number: number };

/** A button that repeats a result in the visitor's own browser, and what came of it. */
export function RepeatButton({ asked, commitment, number }: Props) {
  const { t } = useTranslation("draws");
  const [isAwake, setAwake] = useState(false);
  const [found, setFound] = useState<"working" | "same" | "other" | null>(null);
  useEffect(() => setAwake(true), []);
  const repeat = async () => {
    setFound("working");
    const again = await repeatPlay(asked);
    const isSame = again.commitment === commitment && again.number === number;
    setFound(isSame ? "same" : "other");
  };
  if (!isAwake) return <Notice tone="info">{t("fair.needsScript")}</Notice>;
  return (
    <div className={s.repeat}>
      <Button type="button" onClick={repeat} disabled={found === "working"}>
        {t("fair.recompute")}
      </Button>
      <div role="status">
        {found && (
          <Notice tone={found === "other" ? "bad" : "info"}>
            {t(`fair.${found}`, { number })}
          </Notice>
        )}
      </div>
    </div>
  );
}
