import ts from "typescript";

/** The allowed content of a source file, besides constants, types and imports of types. */
export type Form = {
  /** The data to read: the constant of this name, "default", or "calls" for call statements. */
  reads: string;
  /** Names that may be imported, each with its module. */
  imports?: Readonly<Record<string, string>>;
  /** Modules that are files without code; a default import is the file's address. */
  files?: RegExp;
  /** Imported functions: the file may call them and nothing else. */
  calls?: readonly string[];
};

export type Statements = {
  constants: ReadonlyMap<string, ts.Expression>;
  /** The module of each imported name that is a value. */
  imported: ReadonlyMap<string, string>;
  /** The default export, or the constant that the form names. */
  wanted: ts.Expression | undefined;
  calls: readonly ts.CallExpression[];
  /** Statements that the form does not allow. */
  strange: readonly ts.Statement[];
};

/** Sorts the statements of a source file by its form. */
export function readStatements(source: ts.SourceFile, form: Form): Statements {
  const constants = new Map<string, ts.Expression>();
  const imported = new Map<string, string>();
  const calls: ts.CallExpression[] = [];
  let exported: ts.Expression | undefined;

  function isAllowed(statement: ts.Statement): boolean {
    if (ts.isTypeAliasDeclaration(statement) || ts.isInterfaceDeclaration(statement)) return true;
    if (ts.isImportDeclaration(statement)) return isAllowedImport(statement, form, imported);
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations)
        if (ts.isIdentifier(name) && initializer) constants.set(name.text, initializer);
      return isConstants(statement, form);
    }
    if (ts.isExportAssignment(statement)) {
      exported ??= statement.expression;
      return form.reads === "default" && !statement.isExportEquals;
    }
    if (!ts.isExpressionStatement(statement) || form.reads !== "calls") return false;
    const call = allowedCall(statement.expression, form, imported);
    if (call) calls.push(call);
    return call !== undefined;
  }

  const strange = source.statements.filter((statement) => !isAllowed(statement));
  const wanted = form.reads === "default" ? exported : constants.get(form.reads);
  return { constants, imported, wanted, calls, strange };
}

/** The expression as a call of an imported function that the form allows. */
export function allowedCall(
  node: ts.Expression,
  form: Form,
  imported: ReadonlyMap<string, string>,
): ts.CallExpression | undefined {
  if (!ts.isCallExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const name = node.expression.text;
  return form.calls?.includes(name) && imported.has(name) ? node : undefined;
}

function isAllowedImport(
  { importClause, moduleSpecifier }: ts.ImportDeclaration,
  form: Form,
  imported: Map<string, string>,
): boolean {
  // An import without names runs the module.
  if (!importClause || !ts.isStringLiteral(moduleSpecifier)) return false;
  if (importClause.isTypeOnly) return true;
  const { name, namedBindings } = importClause;
  const module = moduleSpecifier.text;
  if (name) {
    if (namedBindings || !form.files?.test(module)) return false;
    imported.set(name.text, module);
    return true;
  }
  if (!namedBindings || !ts.isNamedImports(namedBindings)) return false;
  const names = namedBindings.elements.map((one) => (one.propertyName ? "" : one.name.text));
  if (names.length === 0 || names.some((one) => form.imports?.[one] !== module)) return false;
  for (const one of names) imported.set(one, module);
  return true;
}

function isConstants({ modifiers, declarationList }: ts.VariableStatement, form: Form): boolean {
  if ((declarationList.flags & ts.NodeFlags.BlockScoped) !== ts.NodeFlags.Const) return false;
  return declarationList.declarations.every(({ name, initializer }) => {
    if (!ts.isIdentifier(name) || !initializer) return false;
    return (modifiers ?? []).every(
      ({ kind }) => kind === ts.SyntaxKind.ExportKeyword && name.text === form.reads,
    );
  });
}
