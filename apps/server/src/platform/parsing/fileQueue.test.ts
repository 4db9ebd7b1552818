import { describe, expect, it } from 'vitest';
import { createFileQueue, type QueueLimits } from './fileQueue.ts';

const settled = () => new Promise((go) => setImmediate(go));
const limits: QueueLimits = { places: 2, waitingOfOne: 2, waiting: 4 };

/** A queue whose jobs last until they are told to end; `started` says which began, in order. */
function watched(given = limits) {
  const queue = createFileQueue(given);
  const started: string[] = [];
  const ends = new Map<string, () => void>();
  return {
    started,
    add: (name: string, places = 1) => {
      const job = queue.enter(name.slice(0, 1), (take) =>
        take(places, () => {
          started.push(name);
          return new Promise<string>((end) => ends.set(name, () => end(name)));
        }),
      );
      job.catch(() => undefined);
      return job;
    },
    end: async (name: string) => {
      await settled();
      ends.get(name)?.();
      await settled();
    },
  };
}

describe('排队检查文件', () => {
  it('一个人同时只检查一份，别人不用等他其余的', async () => {
    const { add, started, end } = watched();
    for (const name of ['a1', 'a2', 'a3', 'b1']) void add(name);
    await settled();
    expect(started).toEqual(['a1', 'b1']);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'a2']);
  });

  it('轮流：等得最久没轮到的人先来', async () => {
    const { add, started, end } = watched();
    for (const name of ['a1', 'b1', 'a2', 'a3', 'c1']) void add(name);
    await end('a1');
    expect(started).toEqual(['a1', 'b1', 'c1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2']);
  });

  it('要占全部位置的等位置都空出来，后来的不能插到它前面', async () => {
    const { add, started, end } = watched();
    void add('a1');
    void add('b1', 2);
    void add('c1');
    await settled();
    expect(started).toEqual(['a1']);
    await end('a1');
    expect(started).toEqual(['a1', 'b1']);
    await end('b1');
    expect(started).toEqual(['a1', 'b1', 'c1']);
  });

  it('一个人第四份：429；所有人加起来太多：503；完成一份就能再交一份', async () => {
    const { add, end } = watched();
    const first = add('a1');
    for (const name of ['a2', 'a3']) void add(name);
    await expect(add('a4')).rejects.toMatchObject({ status: 429, reason: 'request.too_many', retryAfter: 5 });
    for (const name of ['b1', 'c1', 'd1']) void add(name);
    await expect(add('e1')).rejects.toMatchObject({ status: 503, reason: 'service.unavailable', retryAfter: 5 });
    await end('a1');
    await expect(first).resolves.toBe('a1');
    const job = add('a4');
    for (const name of ['b1', 'c1', 'd1', 'a2', 'a3', 'a4']) await end(name);
    await expect(job).resolves.toBe('a4');
  });

  it('等得起的那一方再多也不拒绝：一份一份做完，别人照样排得进来', async () => {
    const { add, started, end } = watched({ ...limits, patient: 'j' });
    const names = ['j1', 'j2', 'j3', 'j4', 'j5', 'j6', 'j7'];
    const jobs = names.map((name) => add(name));
    void add('a1');
    await settled();
    expect(started).toEqual(['j1', 'a1']);
    for (const name of names) await end(name);
    await expect(Promise.all(jobs)).resolves.toEqual(names);
  });

  it('出错的也让出位置', async () => {
    const queue = createFileQueue(limits);
    for (let nth = 0; nth < 5; nth += 1)
      await expect(queue.enter('a', (take) => take(2, async () => Promise.reject(new Error('broken'))))).rejects.toThrow('broken');
    await expect(queue.enter('a', (take) => take(2, async () => 'done'))).resolves.toBe('done');
  });
});
