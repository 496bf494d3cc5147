import ts from "typescript";

/** A place that is not data: a call, a condition, anything that would have to be run. */
export type Oddity = { line: number; text: string };

export type Literals = {
  /** What the wanted expression says; what was not data is left out of it. */
  value: unknown;
  /** The line of each value by its path, "light.palette.ink"; "" is the whole. */
  lines: ReadonlyMap<string, number>;
  oddities: readonly Oddity[];
};

/**
 * Reads the data of a source file without running it: the argument of the default export's one
 * call, the default export itself, or the constant called `name`. Constants of the same file may
 * be named and spread. Undefined when there is no such expression.
 */
export function readLiterals(text: string, file: string, name?: string): Literals | undefined {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const constants = constantsOf(source);
  const wanted = name ? constants.get(name) : defaultExport(source);
  if (!wanted) return undefined;
  const lines = new Map<string, number>();
  const oddities: Oddity[] = [];
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;

  function read(given: ts.Expression, path: string): unknown {
    const node = bare(given);
    if (!lines.has(path)) lines.set(path, lineOf(node));
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken)
      return -Number(read(node.operand, path));
    if (ts.isArrayLiteralExpression(node))
      return node.elements.map((one, at) => read(one, join(path, String(at))));
    if (ts.isObjectLiteralExpression(node)) return readObject(node, path);
    const constant = ts.isIdentifier(node) ? constants.get(node.text) : undefined;
    if (constant) return read(constant, path);
    oddities.push({ line: lineOf(node), text: node.getText(source).slice(0, 60) });
    return undefined;
  }

  function readObject(node: ts.ObjectLiteralExpression, path: string) {
    const found: Record<string, unknown> = {};
    for (const one of node.properties) {
      if (ts.isSpreadAssignment(one)) Object.assign(found, read(one.expression, path));
      else if (ts.isPropertyAssignment(one)) {
        const key = one.name.getText(source).replaceAll(/^["']|["']$/g, "");
        lines.set(join(path, key), lineOf(one));
        found[key] = read(one.initializer, join(path, key));
      } else if (ts.isShorthandPropertyAssignment(one)) {
        lines.set(join(path, one.name.text), lineOf(one));
        found[one.name.text] = read(one.name, join(path, one.name.text));
      } else oddities.push({ line: lineOf(one), text: one.getText(source).slice(0, 60) });
    }
    return found;
  }

  return { value: read(wanted, ""), lines, oddities };
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

function constantsOf(source: ts.SourceFile) {
  const found = new Map<string, ts.Expression>();
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && initializer) found.set(name.text, initializer);
  }
  return found;
}

function defaultExport(source: ts.SourceFile): ts.Expression | undefined {
  const exported = source.statements.find(ts.isExportAssignment)?.expression;
  if (!exported) return undefined;
  const node = bare(exported);
  return ts.isCallExpression(node) ? node.arguments[0] : node;
}

/** Without what only the compiler reads: `as const`, `satisfies`, brackets. */
function bare(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return bare(node.expression);
  return ts.isParenthesizedExpression(node) ? bare(node.expression) : node;
}
