import { readEnv } from "#env";
import { engineWords, findEngines, must } from "./image/engine.ts";
import { smokeTest } from "./image/smoke-test.ts";

/**
 * Builds the image for BRAND (all brands when empty) with the available engine, and smoke tests it.
 * For one brand's image with its report and bill of materials: npm run brand -- image <code>.
 */
const { BRAND } = readEnv({ BRAND: process.env.BRAND });
const tag = `white-label-gaming:${BRAND ?? "all"}`;
const words = engineWords(process.env);
const { builder, runner } = findEngines();
if (!builder) throw new Error("Neither docker, podman nor buildah works here.");
must(builder, ["build", "--build-arg", `BRAND=${BRAND ?? ""}`, ...words.build, "-t", tag, "."]);
if (runner) await smokeTest(runner, words, tag, `${BRAND ?? "alba"}.localhost`);
else console.log(`${tag} is built; there is no engine to run it with.`);
