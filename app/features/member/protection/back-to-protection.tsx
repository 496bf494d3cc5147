import { Link } from "@remix-run/react";
import { Icon } from "#app/ui/media/icon.tsx";
import { back } from "../../../parts/centre/member.css.ts";
import { useProtectionWords } from "./use-protection-words.ts";

export function BackToProtection() {
  const { t } = useProtectionWords();
  return (
    <Link to="/member/protection" className={back}>
      <Icon name="arrow-left" size={18} />
      {t("title")}
    </Link>
  );
}
