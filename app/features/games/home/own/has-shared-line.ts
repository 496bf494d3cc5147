import { MOST_SHORT } from "../../card/line/shared-line.ts";

type Own = { recent: readonly unknown[]; favourites: readonly unknown[] };

/** Whether the member's games are too few for rows of their own, and popular ones fill the line. */
export const hasSharedLine = ({ recent, favourites }: Own, popular: readonly unknown[]): boolean =>
  popular.length > 0 && recent.length + favourites.length <= MOST_SHORT;
