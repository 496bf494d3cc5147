import { useState, useSyncExternalStore } from "react";
import { forgetOffer, installOffer, onInstallOffer } from "#app/frame/head/install-offer.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./down-page.css.ts";

/** Shown only while the browser offers to install; otherwise the guides below help. */
export function InstallButton() {
  const { t } = useTranslation("down");
  const offer = useSyncExternalStore(onInstallOffer, installOffer, () => null);
  const [isInstalled, setInstalled] = useState(false);
  async function install() {
    await offer?.prompt();
    const choice = await offer?.userChoice;
    setInstalled(choice?.outcome === "accepted");
    // A browser accepts the same offer only once.
    forgetOffer();
  }
  return (
    <div className={s.install}>
      {offer && (
        <Button size="large" onClick={install}>
          <Icon name="download" />
          {t("install")}
        </Button>
      )}
      <p role="status">{isInstalled ? t("installed") : ""}</p>
    </div>
  );
}
