import { expect, it } from 'vitest';
import { mobileSiteOf } from './mobileSite.ts';

function setUp(answer: () => Promise<Response>) {
  let now = 0;
  let calls = 0;
  const fetchApi = () => {
    calls += 1;
    return answer();
  };
  const backend = {
    fetchFor: () => fetchApi,
    options: {},
    developerServer: null,
    hasBudget: () => false,
    register: async () => {},
    isReady: () => true,
    ready: async () => {},
    close: async () => {},
  };
  return {
    site: (name?: string) => mobileSiteOf({ site: { name: '芯页', mobileOrigin: name }, backend }, () => now),
    wait: (ms: number) => void (now += ms),
    calls: () => calls,
  };
}
const says = (mobileOrigin: string | null) => async () => Response.json({ code: 1, msg: '', data: { mobileOrigin } });

it('什么也没设：页面自己回答', async () => expect(await setUp(says(null)).site()()).toBeUndefined());
it('运营人员设了手机站：一分钟内生效，一分钟问一次', async () => {
  const world = setUp(says('https://m.example.com'));
  const mobileSite = world.site();
  expect([await mobileSite(), await mobileSite()]).toEqual(['https://m.example.com', 'https://m.example.com']);
  expect(world.calls()).toBe(1);
  world.wait(60_000);
  await mobileSite();
  expect(world.calls()).toBe(2);
});
it('环境变量优先，不再去问', async () => {
  const world = setUp(says('https://m.example.com'));
  expect(await world.site('https://mobile.example.com')()).toBe('https://mobile.example.com');
  expect(world.calls()).toBe(0);
});
it('问不到时不影响页面', async () => {
  expect(await setUp(() => Promise.reject(new Error('down'))).site()()).toBeUndefined();
  expect(await setUp(async () => new Response('busy', { status: 503 })).site()()).toBeUndefined();
});
