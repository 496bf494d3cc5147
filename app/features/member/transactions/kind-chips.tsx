import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { Scroller } from "#app/ui/motion/scroller.tsx";
import { RECORD_KINDS } from "#platform/contract/play/record-kinds.ts";
import { useSearchLink } from "../../../parts/pager/search-link.ts";
import * as s from "./kind-chips.css.ts";
import { type RecordKind, toggleKind } from "./read-kinds.ts";

/** Each chip adds its kind to the filter or removes it. */
export function KindChips({ kinds }: { kinds: RecordKind[] }) {
  const { t } = useTranslation("records");
  const linkTo = useSearchLink();
  return (
    <nav className={s.chips} aria-label={t("transactions.kinds")}>
      <Scroller words={{ back: t("scrollBack"), on: t("scrollOn") }} kind="plain">
        <li className={s.cell}>
          <Link
            to={linkTo({ kinds: null })}
            className={s.chip}
            aria-current={kinds.length === 0 ? "true" : undefined}
            preventScrollReset
          >
            {t("transactions.allKinds")}
          </Link>
        </li>
        {RECORD_KINDS.map((kind) => {
          const isOn = kinds.includes(kind);
          return (
            <li key={kind} className={s.cell}>
              <Link
                to={linkTo({ kinds: toggleKind(kinds, kind) })}
                className={s.chip}
                aria-current={isOn ? "true" : undefined}
                preventScrollReset
              >
                {isOn && <Icon name="check" size={16} />}
                {t(`transactions.many.${kind}`)}
              </Link>
            </li>
          );
        })}
      </Scroller>
    </nav>
  );
}
