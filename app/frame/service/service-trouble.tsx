import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { buttonLook } from "#app/ui/forms/button-look.ts";
import { Confirm } from "#app/ui/overlays/confirm.tsx";
import { SERVICE_WAY, type ServiceTrouble as Trouble } from "./open-service.ts";

/** Offers another channel when the browser blocked the window or nobody answered. */
export function ServiceTrouble({ kind, onClose }: { kind: Trouble; onClose: () => void }) {
  const { t } = useTranslation("service");
  const { customerService } = useBrand();
  return (
    <Confirm
      title={t(`${kind}.title`)}
      text={t(`${kind}.text`)}
      closeLabel={t("close")}
      onClose={onClose}
    >
      {kind === "blocked" ? (
        <a
          href={SERVICE_WAY}
          target="_blank"
          rel="noopener"
          className={buttonLook({ tone: "action" })}
          onClick={onClose}
          data-default
        >
          {t("blocked.open")}
        </a>
      ) : (
        <a
          href={`mailto:${customerService.email}`}
          className={buttonLook({ tone: "action" })}
          data-default
        >
          {t("failed.mail")}
        </a>
      )}
      <Button tone="soft" onClick={onClose}>
        {t("close")}
      </Button>
    </Confirm>
  );
}
