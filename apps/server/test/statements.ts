import pg from 'pg';
import { vi } from 'vitest';

/** Every statement that this process sends to a database while `work` runs, in its order. */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  const texts: string[] = [];
  const original = Reflect.get(pg.Client.prototype, 'query') as (this: pg.Client, ...args: unknown[]) => unknown;
  const spy = vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function record(this: pg.Client, ...args: unknown[]) {
    const [query] = args;
    const text = typeof query === 'string' ? query : (query as { text: string }).text;
    // The watch over the connections asks this by itself.
    if (text !== 'select 1') texts.push(text);
    return Reflect.apply(original, this, args) as undefined;
  });
  try {
    await work();
  } finally {
    spy.mockRestore();
  }
  return texts;
}

/** The same without the question who asks. */
export const withoutSession = (statements: readonly string[]) => statements.filter((text) => !/"sessions"/.test(text));
