import type { PostCard } from "#platform/contract/blog.ts";

type Around = { origin: string; language: string; publisher: string; picture: string | null };

/** The post as search engines read it (schema.org). */
export function postData(post: PostCard, { origin, language, publisher, picture }: Around) {
  const published = new Date(post.publishedAt).toISOString();
  return {
    "@context": "https://schema.org",
    "@type": "BlogPosting",
    headline: post.title,
    description: post.summary,
    inLanguage: language,
    datePublished: published,
    author: { "@type": "Person", name: post.author },
    publisher: { "@type": "Organization", name: publisher, url: `${origin}/` },
    mainEntityOfPage: `${origin}/blog/${post.slug}`,
    timeRequired: `PT${post.minutes}M`,
    ...(picture && { image: new URL(picture, origin).href }),
  };
}
