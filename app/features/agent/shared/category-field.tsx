import { useTranslation } from "#app/i18n/use-translation.ts";
import { SelectField } from "#app/ui/forms/select-field.tsx";
import { GAME_TYPES, type GameType } from "#platform/contract/play/game-types.ts";

/** One category of games, or all. */
export function CategoryField({ gameType }: { gameType: GameType | undefined }) {
  const { t } = useTranslation(["agent", "common"]);
  return (
    <SelectField
      id="category"
      name="category"
      label={t("category.label")}
      placeholder={t("category.all")}
      options={GAME_TYPES.map((value) => ({ value, name: t(`common:nav.${value}`) }))}
      defaultValue={gameType ?? ""}
    />
  );
}
