/** The specification's page of titles beside the content. */
export const TITLES_A_PAGE = 9;

/** What of the announcements is on show: a page of titles, and the notice whose title is chosen. */
export type View = { page: number; selected: string | null };
type Listed = { id: string }[];

export const pagesOf = (list: Listed): number => Math.ceil(list.length / TITLES_A_PAGE);

export const titlesOf = <Item>(list: Item[], page: number): Item[] =>
  list.slice((page - 1) * TITLES_A_PAGE, page * TITLES_A_PAGE);

/** Another page begins with its first notice. */
export const turnTo = (list: Listed, page: number): View => ({
  page,
  selected: titlesOf(list, page)[0]?.id ?? null,
});

/** A title opens its notice; the chosen one's closes it again. */
export const choose = (view: View, id: string): View => ({
  ...view,
  selected: view.selected === id ? null : id,
});
