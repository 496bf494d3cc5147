import { enableCompileCache, type RegisterHooksOptions, registerHooks } from "node:module";
import { join } from "node:path";

/**
 * Shortens the start; loaded by `node --import` before anything else. Node reads a package's whole
 * list of exports again for each file in it. For drizzle-orm that is 178 KB for each of some
 * hundred files, half of the time until the server listens. Here an imported name is resolved once,
 * and a relative file is not searched for. Compiled code is cached for the next start if the folder
 * is writable.
 */
const root = join(import.meta.dirname, "..");
/** An ES module throughout, with a long list of exports. */
const LONG_LIST = "/node_modules/drizzle-orm/";

type Resolve = NonNullable<RegisterHooksOptions["resolve"]>;
type Found = ReturnType<Resolve>;

const found = new Map<string, Found>();

const resolve: Resolve = (specifier, context, next) => {
  const { parentURL = "", conditions } = context;
  if (!conditions.includes("import")) return next(specifier, context);
  const isOurs = parentURL.endsWith(".ts") && !parentURL.includes("/node_modules/");
  if (specifier.startsWith(".")) {
    const isLong = parentURL.includes(LONG_LIST);
    if (isOurs && specifier.endsWith(".ts"))
      return beside(specifier, parentURL, "module-typescript");
    if (isLong && specifier.endsWith(".js")) return beside(specifier, parentURL, "module");
    return next(specifier, context);
  }
  const known = isOurs ? found.get(specifier) : undefined;
  if (known) return known;
  const result = next(specifier, context);
  if (isOurs) found.set(specifier, { ...result, shortCircuit: true });
  return result;
};

function beside(specifier: string, parentURL: string, format: string): Found {
  return { url: new URL(specifier, parentURL).href, format, shortCircuit: true };
}

enableCompileCache(join(root, "node_modules/.cache/node"));
registerHooks({ resolve });
