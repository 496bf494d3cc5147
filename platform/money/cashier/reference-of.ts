/**
 * The gateway's reference of a deposit. It begins with the merchant, because one webhook serves all
 * merchants.
 */
export const referenceOf = ({ merchant, id }: { merchant: string; id: string }): string =>
  `${merchant}.${id}`;

/** Reads such a reference; empty texts for any other. */
export function readReference(reference: string): { merchant: string; id: string } {
  const [, merchant = "", id = ""] = /^([a-z0-9-]{1,40})\.([\w-]{1,64})$/.exec(reference) ?? [];
  return { merchant, id };
}
