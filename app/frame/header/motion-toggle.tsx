import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { setStopped, useStopped } from "#app/ui/motion/stillness.ts";
import * as s from "./header.css.ts";

type Props = {
  className: string;
  /** In the menu the button has words; elsewhere they are its name. */
  hasWords?: boolean;
};

/**
 * The one button of a page that stops everything that moves by itself. It stands in the header, on
 * phones beside notices that move, and otherwise in the menu.
 */
export function MotionToggle({ className, hasWords = false }: Props) {
  const { t } = useTranslation();
  const isStopped = useStopped();
  return (
    <span className={s.motionOnly}>
      <button
        type="button"
        className={className}
        aria-pressed={isStopped}
        aria-label={hasWords ? undefined : t("motion.stop")}
        title={hasWords ? undefined : t("motion.stop")}
        onClick={() => setStopped(!isStopped)}
      >
        <Icon name={isStopped ? "play" : "pause"} size={hasWords ? 22 : 16} />
        {hasWords && t("motion.stop")}
      </button>
    </span>
  );
}
