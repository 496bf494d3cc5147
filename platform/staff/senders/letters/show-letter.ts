import { LETTERS } from "../../../contract/staff/merchant/letter-form.ts";
import type { staffLetterShow } from "../../../contract/staff/merchant/letters.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import type { MerchantDesk } from "../../people/manage-people.ts";
import { previewLetter } from "./preview-letter.ts";

/** One letter with its words, what they may name, and a preview. */
export async function showLetter(
  desk: MerchantDesk,
  input: InputOf<typeof staffLetterShow>,
): Promise<ValueOf<typeof staffLetterShow>> {
  const { kind } = input;
  const { channel, placeholders, required } = LETTERS[kind];
  const { wording, platform, letter } = await previewLetter(desk, input);
  const { subject = null, body, button = null } = wording.form;
  const braced = (names: readonly string[]) => names.map((name) => `{${name}}`);
  return {
    ...{ kind, channel, inLanguage: wording.language, subject, body, button },
    words: wording.isOwn ? "own" : "platform",
    ...{ placeholders: braced(placeholders), required: braced(required) },
    platformBody: platform.form.body,
    preview: { subject: letter.subject, text: letter.text },
  };
}
