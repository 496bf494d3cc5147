import { useTranslation } from "#app/i18n/use-translation.ts";
import { useFormat } from "#app/ui/format/format.ts";
import type { PostCard } from "#platform/contract/publishing/blog.ts";

type Signed = Pick<PostCard, "author" | "publishedAt" | "minutes">;

/** Author, date and reading time, as three short parts. */
export function useByline() {
  const { t } = useTranslation("blog");
  const { date } = useFormat();
  return ({ author, publishedAt, minutes }: Signed) => ({
    author,
    day: date(publishedAt),
    length: t("minutes", { count: minutes }),
  });
}
