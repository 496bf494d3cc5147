/** What a gateway calls a deposit: begins with the merchant, for one webhook serves them all. */
export const referenceOf = ({ merchant, id }: { merchant: string; id: string }): string =>
  `${merchant}.${id}`;

/** The same taken apart; empty texts where it is no reference of ours. */
export function readReference(reference: string): { merchant: string; id: string } {
  const [, merchant = "", id = ""] = /^([a-z0-9-]{1,40})\.([\w-]{1,64})$/.exec(reference) ?? [];
  return { merchant, id };
}
