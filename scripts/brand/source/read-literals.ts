import ts from "typescript";
import { allowedCall, type Form, readStatements } from "./read-statements.ts";

/**
 * What is not data: an expression such as a call, a statement, or a place where reading stopped, with
 * the reader's message.
 */
export type Oddity = {
  line: number;
  text: string;
  kind: "expression" | "statement" | "slip";
};

export type Literals = {
  /** The file's data without the oddities; undefined when there is none. */
  value: unknown;
  /** The line of each value by its path, "light.palette.ink"; "" is the whole file. */
  lines: ReadonlyMap<string, number>;
  oddities: readonly Oddity[];
};

/**
 * Reads the data of a source file without running it. The form names the value; a default export
 * may wrap the data in one allowed call. Data may use and spread constants of the same file. Call
 * statements become a list of their arguments, by function name. Everything else is an oddity, even
 * when no value depends on it.
 */
export function readLiterals(
  text: string,
  file: string,
  form: Form = { reads: "default" },
): Literals {
  const slip = firstSlip(text, file);
  if (slip) return { value: undefined, lines: new Map(), oddities: [slip] };
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const { constants, imported, wanted, calls, strange } = readStatements(source, form);
  const lines = new Map<string, number>();
  const oddities = new Map<ts.Node, Oddity>();
  const within = new Set<ts.Expression>();
  const lineOf = (node: ts.Node) =>
    source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
  const refuse = (node: ts.Node, kind: Oddity["kind"] = "expression") => {
    const said = node.getText(source).replaceAll(/\s+/g, " ").slice(0, 60);
    oddities.set(node, { line: lineOf(node), text: said, kind });
  };

  function read(given: ts.Expression, path: string): unknown {
    const node = bare(given);
    if (!lines.has(path)) lines.set(path, lineOf(node));
    if (ts.isStringLiteralLike(node)) return node.text;
    if (ts.isNumericLiteral(node)) return Number(node.text);
    if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
    if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
    if (node.kind === ts.SyntaxKind.NullKeyword) return null;
    if (isMinus(node) && ts.isNumericLiteral(node.operand)) return -Number(node.operand.text);
    if (ts.isArrayLiteralExpression(node))
      return node.elements.map((one, at) => read(one, join(path, String(at))));
    if (ts.isObjectLiteralExpression(node)) return readObject(node, path);
    if (ts.isIdentifier(node) && isReadable(node.text)) return readName(node.text, path);
    refuse(node);
    return undefined;
  }

  /** True for a constant that is not being read already, or for a file's address. */
  function isReadable(name: string) {
    const constant = constants.get(name);
    return constant ? !within.has(constant) : imported.has(name) && !form.calls?.includes(name);
  }

  function readName(name: string, path: string) {
    const constant = constants.get(name);
    if (!constant) return imported.get(name);
    within.add(constant);
    const value = read(constant, path);
    within.delete(constant);
    return value;
  }

  function readObject(node: ts.ObjectLiteralExpression, path: string) {
    const found: Record<string, unknown> = {};
    for (const one of node.properties) {
      const key = one.name && plainKey(one.name);
      if (ts.isSpreadAssignment(one)) Object.assign(found, read(one.expression, path));
      else if (key !== undefined && ts.isPropertyAssignment(one)) {
        lines.set(join(path, key), lineOf(one));
        found[key] = read(one.initializer, join(path, key));
      } else if (key !== undefined && ts.isShorthandPropertyAssignment(one)) {
        lines.set(join(path, key), lineOf(one));
        found[key] = read(one.name, join(path, key));
      } else refuse(one);
    }
    return found;
  }

  function readWanted(): unknown {
    if (form.reads === "calls")
      return calls.map((call, at) => {
        const name = call.expression.getText(source);
        lines.set(String(at), lineOf(call));
        return {
          [name]: call.arguments.map((one, which) => read(one, `${at}.${name}.${which}`)),
        };
      });
    if (!wanted) return undefined;
    const node = bare(wanted);
    if (!form.calls) return read(node, "");
    const call = allowedCall(node, form, imported);
    const [argument, ...more] = call?.arguments ?? [];
    if (argument && more.length === 0) return read(argument, "");
    refuse(node);
    return undefined;
  }

  for (const statement of strange) refuse(statement, "statement");
  const value = readWanted();
  // An unused constant runs too, so it is checked.
  for (const [name, constant] of constants) read(constant, `const ${name}`);
  return { value, lines, oddities: [...oddities.values()].toSorted((a, b) => a.line - b.line) };
}

/** The first place that the compiler cannot read, such as a missing brace or a mark of a merge. */
function firstSlip(text: string, fileName: string): Oddity | undefined {
  const { diagnostics = [] } = ts.transpileModule(text, { fileName, reportDiagnostics: true });
  const [first] = diagnostics;
  if (!first) return undefined;
  const said = ts.flattenDiagnosticMessageText(first.messageText, " ").replace(/\.$/, "");
  const line = text.slice(0, first.start).split("\n").length;
  return { line, text: said, kind: "slip" };
}

const join = (path: string, key: string) => (path ? `${path}.${key}` : key);

const isMinus = (node: ts.Expression): node is ts.PrefixUnaryExpression =>
  ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken;

/** The key of a property, unless it is computed or "__proto__". */
function plainKey(name: ts.PropertyName): string | undefined {
  if (ts.isComputedPropertyName(name) || ts.isPrivateIdentifier(name)) return undefined;
  return name.text === "__proto__" ? undefined : name.text;
}

/** The expression without `as const`, `satisfies` and brackets, which only the compiler reads. */
function bare(node: ts.Expression): ts.Expression {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return bare(node.expression);
  return ts.isParenthesizedExpression(node) ? bare(node.expression) : node;
}
