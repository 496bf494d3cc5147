import { testStore } from "#tests/support/database.ts";
import { seedClub } from "../../platform/demo/club/seed-club.ts";
import { platformUnderTest } from "./platform-under-test.ts";

/** A merchant with the demonstration's club, and one without any of it. */
export async function clubUnderTest() {
  const under = await platformUnderTest();
  const store = await testStore();
  const { code } = under.merchant;
  await store.inMerchant(code, (tx) => seedClub(tx, code));
  return { under, other: await platformUnderTest() };
}
