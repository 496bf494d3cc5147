import { useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import * as s from "../../draws/fair/fair-page.css.ts";
import { repeatDraw } from "./repeat-draw.ts";
import type { RaffleFair } from "./route.tsx";

type Props = { fair: RaffleFair & { seed: string } };

/** A button that repeats the draw in the visitor's own browser, and what came of it. */
export function RepeatDrawButton({ fair }: Props) {
  const { t } = useTranslation("raffle");
  const { t: words } = useTranslation("draws");
  const [isAwake, setAwake] = useState(false);
  const [found, setFound] = useState<"working" | "same" | "other" | null>(null);
  useEffect(() => setAwake(true), []);
  const repeat = async () => {
    setFound("working");
    const again = await repeatDraw(fair);
    const isSame =
      again.commitment === fair.commitment &&
      again.digest === fair.digest &&
      JSON.stringify(again.winners) === JSON.stringify(fair.winners);
    setFound(isSame ? "same" : "other");
  };
  if (!isAwake) return <Notice tone="info">{words("fair.needsScript")}</Notice>;
  return (
    <div className={s.repeat}>
      <Button type="button" onClick={repeat} disabled={found === "working"}>
        {words("fair.recompute")}
      </Button>
      <div role="status">
        {found && (
          <Notice tone={found === "other" ? "bad" : "info"}>
            {found === "same" ? t("fair.same") : words(`fair.${found}`)}
          </Notice>
        )}
      </div>
    </div>
  );
}
