import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

/** Collects the licences of the browser's code in one file, as the bundles carry no comments. */
export function licencesPlugin(): Plugin {
  return {
    name: "licences",
    applyToEnvironment: ({ name }) => name === "client",
    generateBundle(_options, bundle) {
      const folders = new Set<string>();
      for (const chunk of Object.values(bundle)) {
        for (const id of chunk.type === "chunk" ? Object.keys(chunk.modules) : []) {
          const folder = packageOf(id) ?? cutFontsOf(id);
          if (folder) folders.add(folder);
        }
      }
      const source = [...folders].sort().map(licenceOf).join("\n\n---\n\n");
      this.emitFile({ type: "asset", fileName: "licences.txt", source });
    },
  };
}

/** The folder of a module's package. */
function packageOf(id: string): string | undefined {
  return /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id)?.[1];
}

/** The folder of the brand's cut font that a module stands for. */
function cutFontsOf(id: string): string | undefined {
  return /^(.*\/brands\/[^/]+\/assets\/fonts)\//.exec(id)?.[1];
}

function licenceOf(folder: string): string {
  if (!existsSync(join(folder, "package.json"))) {
    return readFileSync(join(folder, "LICENSE"), "utf8").trim();
  }
  const { name, version, license } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  ) as Record<string, string>;
  const file =
    existsSync(folder) && readdirSync(folder).find((entry) => /^licen[sc]e/i.test(entry));
  const text = file ? readFileSync(join(folder, file), "utf8").trim() : "";
  return `${name} ${version} (${license})\n\n${text}`.trim();
}
