import type { Person } from "#platform/contract/agents/downlines.ts";

export type TreePerson = Person;

/** People directly below one account by name, as far as they are read; `next` names the rest. */
export type Level = { list: TreePerson[]; next: string | null };

/** The level of the tree's own root, which no account is called. */
export const ROOT = "";

/** One line of the open tree: somebody, or the way on in a level. */
export type TreeRow =
  | { is: "person"; person: TreePerson; depth: number; place: number; isOpen: boolean }
  | { is: "more"; of: string; depth: number; next: string }
  | { is: "wait"; of: string; depth: number };

type Tree = {
  levels: ReadonlyMap<string, Level>;
  open: ReadonlySet<string>;
  root: string;
};

/** The open tree line by line, from the top; a level that is still being read is one line. */
export function rowsOf({ levels, open, root }: Tree): TreeRow[] {
  const rows: TreeRow[] = [];
  const walk = (of: string, depth: number) => {
    const level = levels.get(of);
    if (!level) {
      rows.push({ is: "wait", of, depth });
      return;
    }
    for (const [at, person] of level.list.entries()) {
      const isOpen = open.has(person.account);
      rows.push({ is: "person", person, depth, place: at + 1, isOpen });
      if (isOpen) walk(person.account, depth + 1);
    }
    if (level.next !== null) rows.push({ is: "more", of, depth, next: level.next });
  };
  walk(root, 1);
  return rows;
}

const byName = (one: TreePerson, other: TreePerson) => {
  const [a, b] = [one.account.toLowerCase(), other.account.toLowerCase()];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** A level with more of its people; whoever is in it already stays once. */
export function joined(level: Level | undefined, more: Level): Level {
  const known = new Map([...(level?.list ?? []), ...more.list].map((one) => [one.account, one]));
  return { list: [...known.values()].sort(byName), next: more.next };
}

/** A level in which a person is shown although their page of it is not read yet. */
export const withPerson = (level: Level, person: TreePerson): Level =>
  joined(level, { list: [person], next: level.next });
