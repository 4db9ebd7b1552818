import { expect, type Page, test } from '@playwright/test';
import { atRest } from './atRest.ts';

/** Bytes of all scripts that a page loads by itself, compressed as they travel. */
async function scriptBytes(page: Page, path: string): Promise<{ total: number; names: string[] }> {
  const client = await page.context().newCDPSession(page);
  await client.send('Network.enable');
  const scripts = new Map<string, string>();
  let total = 0;
  client.on('Network.responseReceived', ({ requestId, response }) => {
    if (/\.m?js$/.test(new URL(response.url).pathname)) scripts.set(requestId, response.url);
  });
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) total += encodedDataLength;
  });
  await page.goto(path, { waitUntil: 'networkidle' });
  await atRest(page);
  return { total, names: [...scripts.values()] };
}

for (const [path, maxKb] of [
  ['/', 145],
  ['/datasheet/datasheetSearch/STM32F103', 170],
] as const) {
  test(`${path} 的脚本不超过 ${maxKb} kB，阅读器不在其中`, async ({ page }) => {
    const { total, names } = await scriptBytes(page, path);
    console.log(`${path}: ${(total / 1000).toFixed(1)} kB in ${names.length} files`);
    expect(total / 1000).toBeLessThanOrEqual(maxKb);
    expect(names.filter((name) => /pdf|Reader/.test(name))).toEqual([]);
  });
}

for (const path of ['/', '/datasheet/datasheetSearch/STM32F103', '/datasheet/datasheetDetail/1', '/datasheet/datasheetCategory/mcu']) {
  test(`${path} 载入时版面不动`, async ({ page }) => {
    await page.addInitScript(() => {
      const shift = { value: 0 };
      Object.assign(globalThis, { shift });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
          if (!('hadRecentInput' in entry && entry.hadRecentInput)) shift.value += 'value' in entry ? Number(entry.value) : 0;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(path, { waitUntil: 'networkidle' });
    await atRest(page);
    expect(await page.evaluate(() => (globalThis as unknown as { shift: { value: number } }).shift.value)).toBeLessThanOrEqual(0.02);
  });
}
