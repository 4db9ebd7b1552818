import { expect, it } from 'vitest';
import { untilAnswered } from './untilAnswered.ts';

const away = () => new Error('Failed query', { cause: new Error('Client was closed and is not queryable') });
const { signal } = new AbortController();

it('数据库一时没有回答，启动的工作再做一次', async () => {
  let tries = 0;
  await untilAnswered(
    async () => {
      tries += 1;
      if (tries < 3) throw away();
    },
    { signal, pauseMs: 0 },
  );
  expect(tries).toBe(3);
});
it('别的错误、一直没有回答、已在停止，都不再等', async () => {
  const broken = async () => Promise.reject(new Error('broken'));
  await expect(untilAnswered(broken, { signal, pauseMs: 0 })).rejects.toThrow('broken');
  const silent = async () => Promise.reject(away());
  await expect(untilAnswered(silent, { signal, pauseMs: 0 })).rejects.toThrow('Failed query');
  await expect(untilAnswered(silent, { signal: AbortSignal.abort() })).rejects.toThrow('Failed query');
});
