import type { IconName } from "#app/ui/media/icon.tsx";

/** The help centre's articles in order, by what a visitor wants to do. */
export const topics = [
  {
    name: "money",
    articles: [
      { name: "account", icon: "user" },
      { name: "deposits", icon: "wallet" },
      { name: "withdrawals", icon: "banknote" },
    ],
  },
  {
    name: "games",
    articles: [
      { name: "rules", icon: "book-open" },
      { name: "slots", icon: "cherry" },
      { name: "fair", icon: "dices" },
      { name: "jackpot", icon: "coins" },
      { name: "connection", icon: "gauge" },
    ],
  },
  {
    name: "care",
    articles: [
      { name: "responsible", icon: "heart-handshake" },
      { name: "contact", icon: "headset" },
      { name: "about", icon: "landmark" },
      { name: "terms", icon: "file-text" },
      { name: "privacy", icon: "shield-check" },
    ],
  },
] as const satisfies {
  name: string;
  articles: { name: string; icon: IconName }[];
}[];

export type ArticleName = (typeof topics)[number]["articles"][number]["name"];

/** What an operator words itself before it opens: its own sections replace all shared ones. */
export const LEGAL_ARTICLES = ["terms", "privacy", "responsible"] as const satisfies ArticleName[];

export const isLegalArticle = (name: ArticleName): boolean =>
  (LEGAL_ARTICLES as readonly ArticleName[]).includes(name);

export const articleNames: readonly ArticleName[] = topics.flatMap(({ articles }) =>
  articles.map(({ name }) => name),
);

export const isArticle = (name: string | undefined): name is ArticleName =>
  (articleNames as readonly (string | undefined)[]).includes(name);
