import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Art } from "#app/ui/media/art.tsx";
import * as row from "../../card/game-row.css.ts";
import type { HomeData } from "../home-data.server.ts";
import * as s from "./promotions.css.ts";

/** The merchant's first promotions, in the order of its own page. */
export function Promotions({ promotions }: { promotions: HomeData["promotions"] }) {
  const { t } = useTranslation("home");
  const { t: common } = useTranslation("common");
  if (promotions.length === 0) return null;
  return (
    <section className={row.row} aria-labelledby="promotions">
      <div className={row.head}>
        <h2 id="promotions" className={row.title}>
          {common("nav.promotions")}
        </h2>
        <Link to="/promotions" className={row.more}>
          {t("seePromotions")}
        </Link>
      </div>
      <ul className={s.list}>
        {promotions.map(({ id, title, summary, art }) => (
          <li key={id} className={s.cell}>
            <article className={s.card}>
              <div className={s.stage}>
                <Art art={art} className={s.art} />
              </div>
              <div className={s.words}>
                <h3 className={s.title}>
                  <Link to={`/promotions/${id}`} className={s.link}>
                    {title}
                  </Link>
                </h3>
                <p className={s.summary}>{summary}</p>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </section>
  );
}
