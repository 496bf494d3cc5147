import type { Person } from "../../domain/person/person-facts.ts";
import type { ListHit } from "../../domain/person/watchlist.ts";

/**
 * The lists of sanctioned and of politically exposed persons that the operator can reach. No clear
 * answer throws an Unknown: whoever needs an answer then waits.
 */
export type Watchlists = {
  /** A text that changes when a list does. */
  version(): Promise<string>;
  /** The entries that name a person, each once. */
  find(person: Person): Promise<readonly ListHit[]>;
};
