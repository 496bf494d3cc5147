import { z } from "zod";

type Node = {
  properties?: Record<string, Node>;
  items?: Node;
  prefixItems?: Node[];
  additionalProperties?: unknown;
};

/** The keys that an object has at a path within a schema; none where it takes any. */
export function keysAt(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  const whole = z.toJSONSchema(schema, { io: "input", unrepresentable: "any", reused: "inline" });
  let node: Node | undefined = whole as Node;
  for (const step of path)
    node = typeof step === "number" ? node?.items : node?.properties?.[String(step)];
  return Object.keys(node?.properties ?? {});
}
