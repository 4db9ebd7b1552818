// Addresses of pages with something in the place of a number that is none: every one is answered, none with an error of ours.
import { expect, type APIRequestContext } from '@playwright/test';
import { addressesWith } from '../tools/bench/fuzz/pageRequests.ts';
import { test } from './accounts.ts';

// `npm run bench -- fuzz` asks for more, with strange queries, headers and cookies.
const huge = '99999999999999999999';
const forVisitors = ['x', '0', '-1', huge, '%00', '%F0%9F%99%82'].flatMap(addressesWith);
// No two of these are answered from the cache of pages, so there are fewer of them.
const forMerchants = ['x', huge, '%00'].flatMap(addressesWith);

/** More at once would be refused as too many. */
const AT_ONCE = 3;

/** What was answered with an error of ours. */
async function brokenFor(request: APIRequestContext, addresses: readonly string[]): Promise<string[]> {
  const left = [...addresses];
  const broken: string[] = [];
  const askAll = async () => {
    for (let address = left.pop(); address !== undefined; address = left.pop()) {
      const status = (await request.get(address, { maxRedirects: 0 })).status();
      if (status >= 500) broken.push(`${status} ${address}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, askAll));
  return broken;
}

test('地址里不是编号的东西：访客打开哪一页都不是 5xx', async ({ request }) => {
  expect(forVisitors.length).toBeGreaterThan(80);
  expect(await brokenFor(request, forVisitors)).toEqual([]);
});

test('商家打开同样的地址也一样；没有的商家页面是 404', async ({ accounts, playwright, baseURL }) => {
  const request = await playwright.request.newContext({ baseURL: `${baseURL}`, storageState: await accounts.storageOf('merchant') });
  expect(await brokenFor(request, forMerchants)).toEqual([]);
  expect((await request.get('/userCenter/seller/orders')).status()).toBe(200);
  expect((await request.get('/userCenter/seller/x', { maxRedirects: 0 })).status()).toBe(404);
  await request.dispose();
});
