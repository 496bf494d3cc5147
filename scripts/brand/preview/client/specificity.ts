/** The specificity of a selector as one number: ids before classes, classes before elements. */
export function specificity(selector: string): number {
  const count = (pattern: RegExp, text: string) => text.match(pattern)?.length ?? 0;
  // The content of :where counts nothing; :is and :not count by their content.
  const plain = selector.replace(/:where\([^)]*\)/g, "").replace(/:(is|not|has)\(/g, "(");
  const rest = plain.replace(/\[[^\]]*\]/g, ".a");
  const elements = rest.replace(/[.#:][\w-]+|::[\w-]+/g, " ");
  return (
    count(/#[\w-]+/g, rest) * 10_000 +
    count(/\.[\w-]+|(?<!:):[\w-]+/g, rest) * 100 +
    count(/::[\w-]+/g, rest) +
    count(/[a-z][\w-]*/gi, elements)
  );
}
