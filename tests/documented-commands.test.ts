import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { commands as brandCommands } from "#scripts/brand/commands.ts";
import { commands as merchantCommands } from "#scripts/merchant/commands.ts";

type Commands = Readonly<Record<string, { usage: readonly string[] }>>;
const PROGRAMS: Record<string, Commands> = { brand: brandCommands, merchant: merchantCommands };
const DOCS = [
  "README.md",
  ...["docs/brands.md", "docs/operate.md", "docs/ci-example.yml", "docs/architecture.md"],
  ...["scripts/brand/README.md", "scripts/merchant/README.md"],
];

const usageOf = (commands: Commands, name: string) => commands[name]?.usage.join("\n") ?? "";
const optionsIn = (text: string) => text.match(/--[a-z][a-z0-9-]*/g) ?? [];

/** The words of a form that are typed as they stand: "list", "block|unblock" gives two. */
const typedWords = (form: string) =>
  form
    .replaceAll(/<[^>]*>/g, "")
    .split(" ")
    .filter((word) => /^[a-z-]+(\|[a-z-]+)*$/.test(word))
    .flatMap((word) => word.split("|"))
    .filter((word) => !word.startsWith("-"));

describe.each(DOCS)("%s", (file) => {
  test("names no command that is not there, and no option that it does not have", () => {
    for (const line of readFileSync(file, "utf8").split("\n"))
      for (const [, program = "", name = "", rest = ""] of line.matchAll(
        /(brand|merchant) -- ([a-z]+)([^`|]*)/g,
      )) {
        const commands = PROGRAMS[program]!;
        if (name === "help") continue;
        expect(Object.keys(commands)).toContain(name);
        for (const option of optionsIn(rest)) expect(usageOf(commands, name)).toContain(option);
      }
  });
});

/** The forms in the first column of the table of staff's commands, by command. */
function staffForms(): Map<string, string[]> {
  const text = readFileSync("docs/operate.md", "utf8");
  const rows = [
    ...text
      .split("\n## Publishing\n")[1]!
      .split("\n## ")[0]!
      .matchAll(/^\| `.*$/gm),
  ];
  const forms = new Map<string, string[]>();
  for (const [row] of rows) {
    const [cell = ""] = row.slice(1).split(/(?<!\\)\|/);
    let command = "";
    for (const [, span = ""] of cell.replaceAll("\\|", "|").matchAll(/`([^`]+)`/g)) {
      const [first = ""] = span.split(" ");
      const isCommand = Object.hasOwn(merchantCommands, first);
      if (isCommand) command = first;
      const form = isCommand ? span : `${command} ${span}`;
      forms.set(command, [...(forms.get(command) ?? []), form]);
    }
  }
  return forms;
}

describe("the table of staff's commands", () => {
  const forms = staffForms();

  test.each(Object.keys(merchantCommands))("has %s with every act it knows", (name) => {
    const named = (forms.get(name) ?? []).flatMap(typedWords);
    const acts = merchantCommands[name]!.usage.flatMap((form) =>
      typedWords(form.split(/ [[(-]/)[0]!),
    );
    expect(named).toEqual(expect.arrayContaining(acts));
  });

  test.each([...forms])("says of %s no word and no option that it does not know", (name, said) => {
    const usage = usageOf(merchantCommands, name);
    const known = usage.split(/[\s|[\]()]+/);
    expect(said.flatMap(typedWords).filter((word) => !known.includes(word))).toEqual([]);
    expect(said.flatMap(optionsIn).filter((option) => !usage.includes(option))).toEqual([]);
  });
});

test("the README names every command about brands", () => {
  const named = [...readFileSync("README.md", "utf8").matchAll(/-- ([a-z]+)/g)].map(
    ([, name]) => name,
  );
  expect(named).toEqual(expect.arrayContaining(Object.keys(brandCommands)));
});
