import { useEffect, useState } from "react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useCopied } from "#app/ui/data/copy-button.tsx";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./referral.css.ts";

/** A button that shares the link, or copies it in a browser that cannot share. It needs JavaScript. */
export function Share({ link }: { link: string }) {
  const { t } = useTranslation("referral");
  const { name } = useBrand();
  const [way, setWay] = useState<"share" | "copy" | null>(null);
  const { isCopied, copy } = useCopied(link);
  useEffect(() => setWay("share" in navigator ? "share" : "copy"), []);
  if (!way) return null;
  // Closing the list of ways to share is no error.
  const share = () => navigator.share({ title: name, url: link }).catch(() => undefined);
  return (
    <div className={s.share}>
      <Button type="button" onClick={way === "share" ? share : copy}>
        <Icon name={way === "share" ? "share" : "copy"} size={18} />
        {t(`mine.${way}`)}
      </Button>
      <span role="status">{isCopied ? t("mine.copied") : ""}</span>
    </div>
  );
}
