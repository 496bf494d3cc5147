import { useLocation } from "@remix-run/react";
import { useEffect, useState } from "react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { ButtonLink } from "#app/ui/forms/button.tsx";
import { Confirm } from "#app/ui/overlays/confirm.tsx";

/**
 * Tells a trial account that a member's page needs a real account, over the page where it is. Without
 * JavaScript the link leads to a page that says so.
 */
export function TrialDialog() {
  const { t } = useTranslation();
  const { key } = useLocation();
  /** The visit on which it was opened; another page closes it. */
  const [openedAt, setOpenedAt] = useState<string>();
  useEffect(() => {
    const onClick = (event: MouseEvent) => {
      if (!isPlain(event) || !leadsToMember(event.target)) return;
      event.preventDefault();
      setOpenedAt(key);
    };
    // Before the link's own listener, which follows it.
    document.addEventListener("click", onClick, true);
    return () => document.removeEventListener("click", onClick, true);
  }, [key]);
  if (openedAt !== key) return null;
  return (
    <Confirm
      title={t("account.in_popup_prompt")}
      text={t("trial.in_need_true_account")}
      closeLabel={t("account.in_more_cancel")}
      onClose={() => setOpenedAt(undefined)}
    >
      <ButtonLink to="/register" size="large" data-default>
        {t("trial.in_increase_submit")}
      </ButtonLink>
    </Confirm>
  );
}

const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

function leadsToMember(target: EventTarget | null): boolean {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  return link !== null && /^\/member(\/|$)/.test(link.getAttribute("href") ?? "");
}
