import { LETTERS } from "../../../contract/staff/merchant/letter-form.ts";
import type { staffLetterTry } from "../../../contract/staff/merchant/letters.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { lettersIn } from "../../../core/outbox/letters.ts";
import type { MerchantDesk } from "../../people/manage-people.ts";
import { sendTrial } from "../send-trial.ts";
import { previewLetter } from "./preview-letter.ts";

/**
 * Sends one letter with sample values, marked as a trial, as `sender try` sends its message. Refuses
 * like sendTrial.
 */
export async function tryLetter(
  desk: MerchantDesk,
  { to, ...asked }: InputOf<typeof staffLetterTry>,
): Promise<ValueOf<typeof staffLetterTry>> {
  const { channel } = LETTERS[asked.kind];
  const { letter, wording } = await previewLetter(desk, asked);
  const mark = `[${lettersIn(wording.language, wording.country).trial}]`;
  const marked =
    channel === "mail"
      ? { ...letter, subject: `${mark} ${letter.subject}` }
      : { ...letter, text: `${mark} ${letter.text}` };
  return sendTrial(desk, { action: "tryLetter", channel, to, letter: marked });
}
