import { useEffect, useState } from "react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./referral.css.ts";

/** Shares the link where the browser can, and copies it elsewhere. Without JavaScript the link stands alone. */
export function Share({ link }: { link: string }) {
  const { t } = useTranslation("referral");
  const { name } = useBrand();
  const [way, setWay] = useState<"share" | "copy" | null>(null);
  const [isCopied, setCopied] = useState(false);
  useEffect(() => setWay("share" in navigator ? "share" : "copy"), []);
  if (!way) return null;
  // A share that its person closes again is no error.
  const share = () => navigator.share({ title: name, url: link }).catch(() => undefined);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied(true),
      () => setCopied(false),
    );
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
