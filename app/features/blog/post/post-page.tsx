import { Link } from "@remix-run/react";
import { useBrand } from "#app/frame/use-site.ts";
import { useTranslation } from "#app/i18n/use-translation.ts";
import { Prose } from "#app/ui/layout/prose.tsx";
import * as section from "#app/ui/layout/section.css.ts";
import { Art } from "#app/ui/media/art.tsx";
import { Icon } from "#app/ui/media/icon.tsx";
import * as list from "../blog.css.ts";
import { PostCard } from "../post-card.tsx";
import { useByline } from "../use-byline.ts";
import * as s from "./post-page.css.ts";
import type { PostData } from "./route.tsx";

export function PostPage({ post, cleanHtml, more }: PostData) {
  const { t } = useTranslation("blog");
  const { legal } = useBrand();
  const { author, day, length } = useByline()(post);
  return (
    <div className={s.page}>
      <Link to="/blog" className={s.back}>
        <Icon name="arrow-left" size={18} />
        {t("back")}
      </Link>
      <article className={s.article}>
        <header>
          <div className={s.stage}>
            <Art art={post.art} className={s.art} isFirst />
          </div>
          <div className={s.head}>
            <h1 className={s.title}>{post.title}</h1>
            <p className={s.summary}>{post.summary}</p>
            <p className={s.byline}>
              <strong>{t("by", { author })}</strong>
              <time dateTime={new Date(post.publishedAt).toISOString()}>{day}</time>
              <span>{length}</span>
            </p>
          </div>
        </header>
        <div className={s.body}>
          <Prose cleanHtml={cleanHtml} />
          <p className={s.care}>{t("care", { age: legal.ageMin, helpline: legal.helpline })}</p>
        </div>
      </article>
      {more.length > 0 && (
        <section className={section.section} aria-labelledby="more">
          <h2 id="more" className={section.heading}>
            {t("more")}
          </h2>
          <ul className={`${list.posts} ${s.more}`}>
            {more.map((other) => (
              <li key={other.slug} className={list.cell}>
                <PostCard post={other} heading="h3" />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
