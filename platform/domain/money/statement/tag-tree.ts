import sax from "sax";
import { unreadable } from "./statement-refusals.ts";

/** An element without the prefix of its namespace. */
export type Tag = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  children: Tag[];
  text: string;
};

const DEPTH_MAX = 64;

/**
 * Reads XML, or with `isLoose` the older form of OFX in which a value's tag stays open and holds the
 * tags after it. Names are in lower case. A document type is refused, so that no entity expands.
 */
export function readTags(text: string, { isLoose }: { isLoose: boolean }): Tag {
  const root: Tag = { name: "", attributes: {}, children: [], text: "" };
  const open = [root];
  const parser = sax.parser(!isLoose, { lowercase: true });
  parser.onerror = () => {
    throw unreadable();
  };
  parser.ondoctype = () => {
    throw unreadable();
  };
  parser.onopentag = ({ name, attributes }) => {
    if (open.length > DEPTH_MAX) throw unreadable();
    const named = Object.entries(attributes as Record<string, string>);
    const tag: Tag = {
      ...{ name: localName(name), children: [], text: "" },
      attributes: Object.fromEntries(named.map(([one, value]) => [localName(one), value])),
    };
    open.at(-1)!.children.push(tag);
    open.push(tag);
  };
  parser.onclosetag = () => void open.pop();
  parser.ontext = (more) => {
    // A number of an entity can write a zero byte, which no text of the database holds.
    if (more.includes("\0")) throw unreadable();
    open.at(-1)!.text += more;
  };
  parser.oncdata = parser.ontext;
  parser.write(text).close();
  return root;
}

const localName = (name: string): string => name.slice(name.indexOf(":") + 1).toLowerCase();

/** Every tag of that name below, in the order of the file; not those within another one found. */
export function allBelow(tag: Tag, name: string): Tag[] {
  return tag.children.flatMap((child) => (child.name === name ? [child] : allBelow(child, name)));
}

/** The first tag below along a path of names, each a child of the one before. */
export function childAt(tag: Tag | undefined, ...path: string[]): Tag | undefined {
  return path.reduce<Tag | undefined>(
    (within, name) => within?.children.find((child) => child.name === name),
    tag,
  );
}

/** The text of a tag without the spaces around it; null for no tag and for an empty one. */
export const textOf = (tag: Tag | undefined): string | null => tag?.text.trim() || null;
