import type { contractTemplates } from "../../../contract/agents/contract-templates.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import type { Context } from "../../../core/context.ts";
import { configAt } from "../../../core/merchant/config/config-at.ts";
import { wordsIn } from "../../../domain/words-in.ts";

/** The merchant's templates as they are now, each with its name in the reader's language. */
export async function listTemplates(
  { store, merchant, clock }: Context,
  { language }: InputOf<typeof contractTemplates>,
): Promise<ValueOf<typeof contractTemplates>> {
  const { terms } = await store.reading(merchant.code, (reader) =>
    configAt(reader, merchant.code, "contracts", clock.now()),
  );
  return {
    list: terms.contractTemplates.map(({ id, names, terms: own }) => ({
      ...{ id, name: wordsIn(names, language) ?? id, terms: own },
    })),
  };
}
