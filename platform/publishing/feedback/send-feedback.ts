import type { feedbackSend } from "../../contract/publishing/feedback.ts";
import { FEEDBACK } from "../../contract/publishing/feedback-rules.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { countFeedback } from "../../core/limits/address-limits.ts";
import { newReference } from "../../core/new-reference.ts";
import { type Image, redrawImage } from "../../core/pictures/redraw-image.ts";
import { feedback, feedbackImages } from "../../store/schema/feedback.ts";

/**
 * Stores a visitor's message to customer service with redrawn pictures, and returns its reference.
 * Limited per address. A guest must leave an address for the answer, a relative of a player
 * need not.
 */
export async function sendFeedback(
  context: Context,
  input: InputOf<typeof feedbackSend>,
): Promise<ValueOf<typeof feedbackSend>> {
  const { store, merchant, actor, clock, random, language } = context;
  const content = input.content.trim();
  check(content, input, actor !== null);
  await countFeedback(context);
  const images: Image[] = [];
  for (const [index, text] of input.images.entries()) {
    images.push(await redrawImage(text, index + 1));
  }
  const id = newReference(random, "C");
  await store.inMerchant(merchant.code, async (tx) => {
    await tx.insert(feedback).values({
      merchant: merchant.code,
      id,
      memberId: actor?.memberId ?? null,
      type: input.type,
      content,
      email: input.email ?? null,
      language,
      createdAt: clock.now(),
    });
    if (images.length === 0) return;
    const rows = images.map((image, index) => ({
      merchant: merchant.code,
      feedbackId: id,
      position: index + 1,
      ...image,
    }));
    await tx.insert(feedbackImages).values(rows);
  });
  return { reference: id };
}

function check(content: string, input: InputOf<typeof feedbackSend>, isMember: boolean) {
  const { contentMin: min, contentMax: max, imagesMax } = FEEDBACK;
  const length = [...content].length;
  if (length < min || length > max) {
    const code = length < min ? "input_short" : "input_long";
    const count = length < min ? min - length : length - max;
    throw new Refusal(code, { field: "content", details: { count, min, max } });
  }
  const isAnonymous = input.type === "RELATIVE";
  if (!isMember && !isAnonymous && !input.email)
    throw new Refusal("email_required", { field: "email" });
  if (input.images.length > imagesMax) {
    throw new Refusal("images_many", { field: "images", details: { max: imagesMax } });
  }
}
