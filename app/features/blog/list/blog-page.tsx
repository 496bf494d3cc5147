import { useTranslation } from "#app/i18n/use-translation.ts";
import { EmptyState } from "#app/ui/data/empty-state.tsx";
import { Pager } from "#app/ui/data/pager.tsx";
import * as s from "../blog.css.ts";
import { PostCard } from "../post-card.tsx";
import type { BlogData } from "./route.tsx";

export function BlogPage({ posts, pageNo, totalPages }: BlogData) {
  const { t } = useTranslation("blog");
  return (
    <div className={s.page}>
      <h1 className={s.title}>{t("title")}</h1>
      <p className={s.lead}>{t("lead")}</p>
      {posts.length === 0 && (
        <EmptyState icon="book-open" title={t("emptyTitle")} text={t("emptyText")} />
      )}
      <ul className={s.posts} data-lead={pageNo === 1 ? "3" : undefined}>
        {posts.map((post, index) => {
          const isLead = index === 0 && pageNo === 1;
          return (
            <li key={post.slug} className={isLead ? s.first : s.cell}>
              <PostCard post={post} isLead={isLead} />
            </li>
          );
        })}
      </ul>
      <Pager
        page={pageNo}
        totalPages={totalPages}
        hrefOf={(page) => (page === 1 ? "/blog" : `/blog?page=${page}`)}
        words={{
          label: t("pages.label"),
          previous: t("pages.previous"),
          next: t("pages.next"),
          page: t("pages.page", { page: pageNo, total: totalPages }),
        }}
      />
    </div>
  );
}
