import { useTranslation } from "#app/i18n/use-translation.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import type { GameType } from "#platform/contract/play/game-types.ts";
import { useGameTypes } from "./use-game-types.ts";

/** One category of games, or all. */
export function CategoryField({ gameType }: { gameType: GameType | undefined }) {
  const { t } = useTranslation(["agent", "common"]);
  const types = useGameTypes(gameType ? [gameType] : []);
  return (
    <SelectField
      id="category"
      name="category"
      label={t("category.label")}
      placeholder={t("category.all")}
      options={types.map((value) => ({ value, name: t(`common:nav.${value}`) }))}
      defaultValue={gameType ?? ""}
    />
  );
}
