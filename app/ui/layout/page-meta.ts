type Page = { title: string; description?: string | undefined };

/** A page's title and description, for search engines and link previews. */
export function pageMeta(page: Page | undefined) {
  const { title, description } = page ?? {};
  return [
    { title },
    { property: "og:title", content: title },
    { name: "description", content: description },
    { property: "og:description", content: description },
  ];
}

/** Keeps a page out of search engines: a dialog, or a page about one visitor. */
export const noIndex = { name: "robots", content: "noindex" };
