/** The specification's number of titles per page next to the content. */
export const TITLES_A_PAGE = 9;

/**
 * The visible part of the announcements: a page of titles, and the notice whose title is selected.
 */
export type View = { page: number; selected: string | null };
type Listed = { id: string }[];

export const pagesOf = (list: Listed): number => Math.ceil(list.length / TITLES_A_PAGE);

export const titlesOf = <Item>(list: Item[], page: number): Item[] =>
  list.slice((page - 1) * TITLES_A_PAGE, page * TITLES_A_PAGE);

/** A new page selects its first notice. */
export const turnTo = (list: Listed, page: number): View => ({
  page,
  selected: titlesOf(list, page)[0]?.id ?? null,
});

/** A title opens its notice; the selected title closes it again. */
export const choose = (view: View, id: string): View => ({
  ...view,
  selected: view.selected === id ? null : id,
});
