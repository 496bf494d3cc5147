import type { IconName } from "#app/ui/icon.tsx";

/** The help centre's articles, in its order; the address names them, the wording lies in "help". */
export const articles = [
  { name: "account", icon: "user" },
  { name: "deposits", icon: "wallet" },
  { name: "fair", icon: "dices" },
  { name: "responsible", icon: "heart-handshake" },
  { name: "contact", icon: "headset" },
  { name: "terms", icon: "file-text" },
  { name: "privacy", icon: "shield-check" },
] as const satisfies { name: string; icon: IconName }[];

export type ArticleName = (typeof articles)[number]["name"];

export const isArticle = (name: string | undefined): name is ArticleName =>
  articles.some((article) => article.name === name);
