import type { MerchantFile } from "../../contract/staff/merchant/merchant-file.ts";
import type { Transaction } from "../../store/open-store.ts";
import { posts } from "../../store/schema/post.ts";
import { inBrandMoney } from "../in-brand-money.ts";
import { budgetPost } from "./budget.ts";
import { calmPost } from "./calm.ts";
import type { DemoPost } from "./demo-post.ts";
import { paytablePost } from "./paytable.ts";
import { rtpPost } from "./rtp.ts";
import { STORIES } from "./stories.ts";
import { streaksPost } from "./streaks.ts";

const SHARED = [rtpPost, budgetPost, paytablePost, streaksPost, calmPost];

/** The posts that every brand shares, and the brand's own story. */
export function demoPosts(merchant: string): DemoPost[] {
  const story = STORIES[merchant];
  return story ? [story, ...SHARED] : SHARED;
}

/** Publishes the missing posts. Later changes by staff stay. */
export async function seedPosts(tx: Transaction, merchant: MerchantFile) {
  const { code } = merchant;
  const rows = inBrandMoney(demoPosts(code), merchant).map((post) => ({
    ...{ merchant: code, ...post },
    publishedAt: new Date(post.publishedAt),
  }));
  await tx.insert(posts).values(rows).onConflictDoNothing();
}
