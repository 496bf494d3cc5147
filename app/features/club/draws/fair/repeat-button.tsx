import { useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import * as s from "./fair-page.css.ts";

type Props = {
  /** Whether the browser finds the platform's result. */
  repeat: () => Promise<boolean>;
  /** What is said when it does. */
  same: string;
};

/** A button that repeats a result in the visitor's own browser, and what came of it. */
export function RepeatButton({ repeat, same }: Props) {
  const { t } = useTranslation("draws");
  const [isAwake, setAwake] = useState(false);
  const [found, setFound] = useState<"working" | "same" | "other" | null>(null);
  useEffect(() => setAwake(true), []);
  const press = async () => {
    setFound("working");
    setFound((await repeat()) ? "same" : "other");
  };
  if (!isAwake) return <Notice tone="info">{t("fair.needsScript")}</Notice>;
  return (
    <div className={s.repeat}>
      <Button type="button" onClick={press} disabled={found === "working"}>
        {t("fair.recompute")}
      </Button>
      <div role="status">
        {found && (
          <Notice tone={found === "other" ? "bad" : "info"}>
            {found === "same" ? same : t(`fair.${found}`)}
          </Notice>
        )}
      </div>
    </div>
  );
}
