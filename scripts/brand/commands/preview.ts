import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { z } from "zod";
import { readEnv } from "#env";
import { restartingChild } from "#scripts/lib/restarting-child.ts";
import { openDatabase } from "../../../server/backend/open-database.ts";
import { run } from "../../../server/run.ts";
import { type Command, WrongUse } from "../command.ts";
import { emptyData } from "../empty-data.ts";
import { ownVariables } from "../own-variables.ts";
import { previewBrands } from "../preview/preview-brands.ts";
import { PREVIEW_PATH } from "../preview/preview-path.ts";
import { brandCodes } from "../source/brand-source.ts";
import { knownCode } from "./known-code.ts";

const options = {
  port: { type: "string", default: "3100" },
  fresh: { type: "boolean" },
} as const;

export const preview: Command = {
  usage: [
    "preview [code] [--port 3100] [--fresh]  the brand with controls around it, as its folder is now",
  ],
  async run(args, { root, say }) {
    const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
    const code = knownCode(root, positionals[0] ?? brandCodes(root)[0]);
    const port = z.coerce.number().int().min(1).max(65_535).safeParse(values.port).data;
    if (!port) throw new WrongUse(`${values.port} is no port.`);
    const brand = previewBrands(root)().find((one) => one.code === code);
    if (!brand) throw new WrongUse(`It cannot be read: npm run brand -- check ${code}`);
    const { DATA_DIR } = readEnv({ DATA_DIR: process.env.DATA_DIR });
    const dataDir = resolve(root, DATA_DIR, "preview");
    if (values.fresh) await emptyData(dataDir);
    say(`Preview of ${brand.known.data.name}: http://${brand.host}:${port}${PREVIEW_PATH}`);
    say(`Its data are its own, in ${dataDir}; --fresh begins them anew. Ctrl+C ends it.`);
    await run(() => start({ root, dataDir, port }));
    return 0;
  },
};

/** The database stays open while the server restarts after edits of the platform. */
async function start({ root, dataDir, port }: { root: string; dataDir: string; port: number }) {
  const own = { DATA_DIR: dataDir, PORT: String(port) };
  const base = ownVariables({ ...own, NODE_ENV: "development" });
  const address = `http://127.0.0.1:${port}`;
  const database = await openDatabase(readEnv(base), { address, log: console.log });
  const child = restartingChild({
    script: join(root, "scripts/brand/preview/serve.ts"),
    watched: ["env.ts", "server.ts", "server", "platform", "vendors", "brands"],
    isSource: (path) => !path.startsWith("brands/") || path.endsWith("/merchant.json"),
    env: { ...base, DATABASE_URL: database.url },
  });
  return {
    async close() {
      await child.close();
      await database.stop();
    },
  };
}
