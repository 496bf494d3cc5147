import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { buttonLook } from "#app/ui/forms/button-look.ts";
import { Icon } from "#app/ui/media/icon.tsx";
import * as s from "./guide.css.ts";
import { PhonePicture, type Scene } from "./phone-picture.tsx";

const scenes: Record<"ios" | "android", readonly [Scene, Scene, Scene]> = {
  ios: ["share", "sheet", "home"],
  android: ["menu", "dropdown", "home"],
};

type Props = { kind: "ios" | "android"; store: string | null };

/** Three steps, each with a drawn phone, and a link to the store's app if there is one. */
export function Guide({ kind, store }: Props) {
  const { t } = useTranslation("down");
  const { name } = useBrand();
  return (
    <section className={s.guide} aria-labelledby={kind}>
      <h2 id={kind} className={s.title}>
        <Icon name="smartphone" size={26} />
        {t(`${kind}.title`)}
      </h2>
      <p className={s.lead}>{t(`${kind}.lead`)}</p>
      {store && (
        <a href={store} rel="noopener" className={buttonLook({ tone: "action" })}>
          {t("store")}
        </a>
      )}
      <ol className={s.steps}>
        {scenes[kind].map((scene, index) => (
          <li key={scene} className={s.step}>
            <PhonePicture scene={scene} />
            <p className={s.words}>
              <span className={s.number} aria-hidden="true">
                {index + 1}
              </span>
              <span>{t(`${kind}.step${(index + 1) as 1 | 2 | 3}`, { brand: name })}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
