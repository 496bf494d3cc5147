import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { parse } from "csv-parse/sync";
import { Unknown } from "../../../contract/wire/refusal.ts";
import type { Registers } from "../../../core/access/registers.ts";
import { type PersonFact, personFacts } from "../../../domain/person/person-facts.ts";

type Listed = { changedAt: number; keys: ReadonlySet<string> };

const COLUMNS = ["document", "name", "birthDate"] as const;
type Line = Partial<Record<(typeof COLUMNS)[number], string>>;

const keyOf = ({ kind, fact }: PersonFact) => `${kind}\n${fact}`;

/**
 * Registers from files of the operator: `<folder>/<register>.csv`, with the columns document, name and
 * birthDate (YYYY-MM-DD). A changed file is read again. A missing one, or one without these columns, is
 * no answer.
 */
export function fileRegisters(folder: string): Registers {
  const kept = new Map<string, Listed>();
  return {
    async isListed(register, person) {
      const { keys } = await listed(kept, join(folder, `${register}.csv`)).catch(noAnswer);
      return personFacts(person).some((fact) => keys.has(keyOf(fact)));
    },
  };
}

function noAnswer(error: unknown): never {
  throw new Unknown("register_unreachable", { cause: error });
}

async function listed(kept: Map<string, Listed>, path: string): Promise<Listed> {
  const { mtimeMs: changedAt } = await stat(path);
  const known = kept.get(path);
  if (known?.changedAt === changedAt) return known;
  const fresh = { changedAt, keys: keysOf(await readFile(path, "utf8")) };
  kept.set(path, fresh);
  return fresh;
}

function keysOf(text: string): Set<string> {
  const lines: Line[] = parse(text, { bom: true, columns: true, trim: true });
  const isWhole = (line: Line) => COLUMNS.every((column) => line[column] !== undefined);
  if (!lines.every(isWhole)) throw new Error("a register without its columns");
  return new Set(
    lines.flatMap(({ document, name = "", birthDate }) =>
      personFacts({ documentNumber: document, names: [name], birthday: birthDate }).map(keyOf),
    ),
  );
}
