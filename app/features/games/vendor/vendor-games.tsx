import { Link } from "@remix-run/react";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import { Dialog } from "#app/ui/overlays/dialog.tsx";
import { GameCard } from "../card/game-card.tsx";
import * as s from "./vendor-games.css.ts";
import type { VendorGamesData } from "./vendor-games.server.ts";

/** The specification's popup of a vendor's games: each type with its most popular ones. */
export function VendorGames({ data: { name, types } }: { data: VendorGamesData }) {
  const { t } = useTranslation("games");
  const { t: common } = useTranslation("common");
  const { number } = useFormat();
  return (
    <Dialog title={t("vendor.title", { vendor: name })} closeLabel={common("close")} size="large">
      {types.map(({ gameType, to, gameCount, games }) => (
        <section key={gameType} className={s.type} aria-label={common(`nav.${gameType}`)}>
          <div className={s.head}>
            <h2 className={s.title}>{common(`nav.${gameType}`)}</h2>
            <Link to={to} className={s.more}>
              {t("vendor.see", { count: gameCount, number: number(gameCount) })}
            </Link>
          </div>
          <ul className={s.games}>
            {games.map((game) => (
              <li key={game.gameCode} className={s.game}>
                <GameCard game={game} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </Dialog>
  );
}
