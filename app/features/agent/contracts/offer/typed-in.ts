/** A value of a form's reply by its name, such as "tiers[1].rate"; undefined when it has none. */
export function typedIn(values: unknown, name: string): string | undefined {
  const found = name
    .split(/[.[\]]+/)
    .filter(Boolean)
    .reduce<unknown>(
      (value, part) =>
        typeof value === "object" && value !== null
          ? (value as Record<string, unknown>)[part]
          : undefined,
      values,
    );
  return typeof found === "string" ? found : undefined;
}
