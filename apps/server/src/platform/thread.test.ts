import { expect, it } from 'vitest';
import { openThread } from './thread.ts';

const module = (work: string) =>
  new URL(
    `data:text/javascript,import { answerJobs } from ${JSON.stringify(new URL('thread.ts', import.meta.url).href)}; answerJobs(${encodeURIComponent(work)});`,
  );

it('每件工作有自己的回答，顺序不乱；出错的不影响别的', async () => {
  const thread = openThread<number, number>(module('async (n) => { if (n === 2) throw new Error("no two"); return n * 10; }'));
  const results = await Promise.allSettled([1, 2, 3].map((n) => thread.ask(n)));
  expect(results).toMatchObject([{ value: 10 }, { reason: new Error('no two') }, { value: 30 }]);
  await thread.close();
});

it('线程死了，等着的工作失败，下一件由新的线程做', async () => {
  const thread = openThread<string, string>(module('(what) => { if (what === "die") process.exit(1); return what; }'));
  await expect(thread.ask('die')).rejects.toThrow('the thread ended');
  await expect(thread.ask('live')).resolves.toBe('live');
  await thread.close();
});
