import { useTranslation } from "#app/i18n/use-translation.ts";
import { Button } from "#app/ui/forms/button.tsx";
import { buttonLook } from "#app/ui/forms/button-look.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import { fasterThanHere } from "./measure.ts";
import { PlaceRow } from "./place-row.tsx";
import * as s from "./speed-page.css.ts";
import { type Place, useMeasures } from "./use-measures.ts";
import { Verdict } from "./verdict.tsx";

type Props = { places: Place[]; from: string };

/** How fast the brand's addresses answer from here, with a link to the fastest. */
export function SpeedPage({ places, from }: Props) {
  const { t } = useTranslation("speed");
  const { times, isRunning, start } = useMeasures(places);
  const measured = places.map((place) => ({ ...place, time: times.get(place.origin) ?? null }));
  const isDone = !isRunning && times.size === places.length;
  const faster = isDone ? fasterThanHere(measured) : undefined;
  const target = places.find(({ host }) => host === faster?.host);
  const longest = Math.max(1, ...measured.map(({ time }) => time ?? 0));
  return (
    <section className={s.panel}>
      <span className={s.mark}>
        <Icon name="gauge" size={34} />
      </span>
      <h1 className={s.title}>{t("title")}</h1>
      <p className={s.lead}>{t("lead")}</p>
      <p className={s.withoutScripts}>{t("withoutScripts")}</p>
      <ul className={s.places}>
        {measured.map((place) => (
          <PlaceRow
            key={place.host}
            place={place}
            href={place.origin + from}
            isKnown={times.has(place.origin)}
            share={(place.time ?? 0) / longest}
          />
        ))}
      </ul>
      <Verdict isDone={isDone} measured={measured} faster={faster} />
      <div className={s.actions}>
        {target && (
          <a href={target.origin + from} className={buttonLook()}>
            {t("change", { host: target.host })}
            <Icon name="arrow-right" />
          </a>
        )}
        <Button tone="outline" onClick={start} disabled={isRunning}>
          <Icon name="refresh-cw" />
          {t(isRunning ? "running" : "again")}
        </Button>
      </div>
      {places.length > 1 && <p className={s.note}>{t("note")}</p>}
    </section>
  );
}
