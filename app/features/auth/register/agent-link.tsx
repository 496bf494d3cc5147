import { useTranslation } from "#app/i18n/use-translation.ts";
import { Notice } from "#app/ui/data/notice.tsx";
import { Checkbox } from "#app/ui/forms/checkbox.tsx";
import type { AgentLinkState } from "#platform/contract/agents/links.ts";

export type AgentLinkShown = { code: string; state: AgentLinkState };
type Props = { link: AgentLinkShown; error: string | undefined };

/** Whose invitation it is. One that is over is left out only if the newcomer wishes it. */
export function AgentLink({ link, error }: Props) {
  const { t } = useTranslation("auth");
  const isOpen = link.state === "open" && !error;
  return (
    <>
      <input type="hidden" name="agentLink" value={link.code} />
      <Notice tone={isOpen ? "info" : "bad"}>{t(`register.byAgent.${link.state}`)}</Notice>
      {!isOpen && (
        <Checkbox id="withoutLink" name="withoutLink" error={error}>
          {t("register.byAgent.without")}
        </Checkbox>
      )}
    </>
  );
}
