import type { Page } from 'playwright';

/**
 * Waits until what slides or fades in has arrived. What goes on for ever has no end, and what follows a scroller ends where
 * somebody scrolls to, not in time: neither is waited for.
 */
export async function arrived(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await frame();
    await frame();
    const ending = document
      .getAnimations()
      .filter(({ effect, timeline }) => timeline === document.timeline && effect?.getComputedTiming().endTime !== Infinity);
    // One that goes with its element, such as a skeleton's, ends by being called off.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}
