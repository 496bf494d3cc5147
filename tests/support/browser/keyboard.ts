import type { Locator, Page } from "@playwright/test";
import { expect } from "./e2e.ts";

/**
 * Presses Tab, or another key, until the focus is there. After each press the focused element must
 * be visible and have a ring. It fails after `atMost` presses.
 */
export async function goBy(page: Page, key: string, to: Locator, atMost = 4): Promise<void> {
  await expect(to).toBeVisible();
  for (let press = 0; press < atMost; press += 1) {
    await page.keyboard.press(key);
    // The ring appears after a moment: every style change takes one, even without motion.
    const fault = expect.poll(() => faultOfFocus(page), `after ${key} on the way to ${to}`);
    await fault.toBe("");
    if (await to.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(to).toBeFocused();
}

/** The fault of the focused element; empty when a person sees the focus. */
const faultOfFocus = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const focused = document.activeElement;
    if (!(focused instanceof HTMLElement) || focused === document.body) return "lost";
    const name = `${focused.tagName} ${focused.getAttribute("aria-label") ?? focused.id}`;
    const isOutlined = ({ outlineStyle, outlineWidth }: CSSStyleDeclaration) =>
      outlineStyle !== "none" && Number.parseFloat(outlineWidth) >= 2;
    // The ring is around the element itself, or around the box of a field or a selectable picture.
    const shown = [focused, focused.parentElement, focused.parentElement?.parentElement];
    const hasRing = shown.some((element) => {
      if (!element) return false;
      const look = getComputedStyle(element);
      return (
        isOutlined(look) || (element !== focused && / 0px 0px 0px 2px inset/.test(look.boxShadow))
      );
    });
    // A title's link draws its ring around the whole card.
    if (!hasRing && !isOutlined(getComputedStyle(focused, "::after"))) return `${name} has no ring`;
    const { left, right, top, bottom } = focused.getBoundingClientRect();
    const isInSight = left < innerWidth && right > 0 && top < innerHeight && bottom > 0;
    if (!isInSight) return `${name} is out of sight`;
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const found = document.elementFromPoint(
      Math.min(Math.max(x, 0), innerWidth - 1),
      Math.min(Math.max(y, 0), innerHeight - 1),
    );
    const isCovered = !shown.some((element) => element?.contains(found));
    return isCovered ? `${name} lies behind ${found?.className}` : "";
  });
