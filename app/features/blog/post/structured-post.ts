import type { PostCard } from "#platform/contract/publishing/blog.ts";

type Around = {
  /** The page's canonical address in its language. */
  address: string;
  language: string;
  publisher: string;
  picture: string | null;
};

/** The post's structured data for search engines (schema.org). */
export function postData(post: PostCard, { address, language, publisher, picture }: Around) {
  const { origin } = new URL(address);
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
    mainEntityOfPage: address,
    timeRequired: `PT${post.minutes}M`,
    ...(picture && { image: new URL(picture, origin).href }),
  };
}
