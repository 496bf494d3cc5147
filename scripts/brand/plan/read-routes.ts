import ts from "typescript";

/**
 * Every path of a site map, from the text of app/routes.ts. The file is read and not run, because
 * it may be another version's. Paths have no leading slash; layouts have none of their own.
 */
export function readRoutes(text: string): string[] {
  const source = ts.createSourceFile("routes.ts", text, ts.ScriptTarget.Latest, true);
  const map = source.statements.find(ts.isExportAssignment)?.expression;
  return map ? pathsOf(map, "") : [];
}

function pathsOf(node: ts.Expression, above: string): string[] {
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node))
    return pathsOf(node.expression, above);
  if (ts.isSpreadElement(node)) return pathsOf(node.expression, above);
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap((one) => pathsOf(one, above));
  if (!ts.isCallExpression(node)) return [];
  const [first, second, ...more] = node.arguments;
  const below = (path: string) => [above, path].filter(Boolean).join("/");
  const name = node.expression.getText();
  if (name === "index") return [above];
  if (name === "layout") return second ? pathsOf(second, above) : [];
  if (name === "screens") return second ? textsOf(second).map(below) : [];
  if (name !== "route" || !first || !ts.isStringLiteral(first)) return [];
  const whole = below(first.text);
  const children = more.flatMap((one) => pathsOf(one, whole));
  return children.includes(whole) ? children : [whole, ...children];
}

function textsOf(node: ts.Expression): string[] {
  if (ts.isStringLiteral(node)) return [node.text];
  if (ts.isSpreadElement(node)) return textsOf(node.expression);
  return ts.isArrayLiteralExpression(node) ? node.elements.flatMap(textsOf) : [];
}
