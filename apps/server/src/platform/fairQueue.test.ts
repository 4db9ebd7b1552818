import { expect, it } from 'vitest';
import { createFairQueue } from './fairQueue.ts';

/** A queue with one at work that ends when told; records who ran and who was refused. */
function queueOf(waiting: number) {
  const queue = createFairQueue({ running: 1, waiting, busy: () => new Error('busy') });
  const log: string[] = [];
  const first = Promise.withResolvers<void>();
  const all = [queue('first', () => first.promise)];
  const ask = (name: string) =>
    all.push(
      queue(name.replace(/\d+$/, ''), async () => void log.push(name)).catch(
        (error: unknown) => void log.push(`${name} ${error instanceof Error ? error.message : ''}`),
      ),
    );
  const finish = async () => {
    first.resolve();
    await Promise.all(all);
    return log;
  };
  return { ask, finish };
}

it('轮流：要得多的只等自己', async () => {
  const { ask, finish } = queueOf(10);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'b2']) ask(name);
  expect(await finish()).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
});

it('满了：新来的换下占得最多的那一处的最后一个；自己就占得最多时很快被拒绝', async () => {
  const { ask, finish } = queueOf(4);
  for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'b2', 'b3', 'c1']) ask(name);
  const log = await finish();
  expect(log.filter((line) => line.endsWith('busy')).toSorted()).toEqual(['a2 busy', 'a3 busy', 'a4 busy', 'a5 busy', 'b3 busy']);
  expect(log.filter((line) => !line.endsWith('busy'))).toEqual(['a1', 'b1', 'c1', 'b2']);
});
