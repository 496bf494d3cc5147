import { expect, test } from "vitest";
import { postData } from "./structured-post.ts";

const post = {
  slug: "uno",
  title: "Uno",
  summary: "Dos",
  cover: "p_blog-1",
  author: "Inés",
  publishedAt: Date.UTC(2026, 10, 12, 15),
  minutes: 3,
};
const around = {
  address: "https://alba.example/blog/uno?lang=en",
  language: "en",
  publisher: "alba",
};

test("a post's structured data uses full addresses", () => {
  expect(postData(post, { ...around, picture: "/assets/p.webp" })).toMatchObject({
    "@type": "BlogPosting",
    headline: "Uno",
    datePublished: "2026-11-12T15:00:00.000Z",
    mainEntityOfPage: "https://alba.example/blog/uno?lang=en",
    publisher: { url: "https://alba.example/" },
    timeRequired: "PT3M",
    image: "https://alba.example/assets/p.webp",
  });
  expect(postData(post, { ...around, picture: null })).not.toHaveProperty("image");
});
