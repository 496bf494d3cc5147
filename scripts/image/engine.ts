import { spawnSync } from "node:child_process";
import { rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Additional engine arguments from IMAGE_BUILD_ARGS, IMAGE_ENGINE_ARGS and IMAGE_RUN_ARGS. */
export type EngineWords = { build: string[]; engine: string[]; run: string[] };

export function engineWords(variables: NodeJS.ProcessEnv): EngineWords {
  const words = (text: string | undefined) => text?.split(" ").filter(Boolean) ?? [];
  return {
    build: words(variables.IMAGE_BUILD_ARGS),
    engine: words(variables.IMAGE_ENGINE_ARGS),
    run: words(variables.IMAGE_RUN_ARGS),
  };
}

const works = (engine: string) => spawnSync(engine, ["info"], { stdio: "ignore" }).status === 0;

/** This machine's engines for building and running images; undefined when there is none. */
export function findEngines(): { builder: string | undefined; runner: string | undefined } {
  const builder = ["docker", "podman", "buildah"].find(works);
  const runner = builder === "buildah" ? undefined : builder;
  return { builder, runner: runner ?? ["docker", "podman"].find(works) };
}

/** Runs an engine with its output on the terminal; throws when it fails. */
export function must(engine: string, args: readonly string[]): void {
  console.log(`$ ${engine} ${args.join(" ")}`);
  const { status } = spawnSync(engine, args, { stdio: "inherit" });
  if (status !== 0) throw new Error(`${engine} ${args[0]} ended with ${status}`);
}

/** Unpacks an image's /app into a folder. Needs an engine that runs images. */
export function unpackImage(engine: string, words: EngineWords, tag: string, folder: string): void {
  const asked = spawnSync(engine, [...words.engine, "create", tag]);
  const id = asked.stdout.toString().trim();
  if (asked.status !== 0) throw new Error(`${engine} create: ${asked.stderr}`);
  const archive = join(tmpdir(), `image-${id.slice(0, 12)}.tar`);
  try {
    must(engine, [...words.engine, "export", "-o", archive, id]);
    must("tar", ["-x", "-f", archive, "-C", folder, "app"]);
  } finally {
    spawnSync(engine, [...words.engine, "rm", id]);
    rmSync(archive, { force: true });
  }
}

/** The size of an image as its engine counts it, in bytes. */
export function imageBytes(engine: string, words: EngineWords, tag: string): number {
  const args = [...words.engine, "inspect", "-f", "{{.Size}}", "--type", "image", tag];
  return Number(spawnSync(engine, args).stdout.toString().trim());
}
