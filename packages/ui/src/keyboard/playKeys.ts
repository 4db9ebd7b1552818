import type { KeyTable } from './keyTable.ts';
import { nameOfRow } from './spellKeys.ts';

/** What must be true after the keys of a row, and how to get there first. */
export type KeyCheck = ((pressed: string) => unknown) | { given: () => unknown; proves: (pressed: string) => unknown };

interface Hands {
  userEvent: { keyboard: (text: string) => Promise<void> };
  step: (name: string, play: () => Promise<void>) => Promise<void> | void;
}

/**
 * Presses every row of a keyboard table, one step per row, so that the table of the docs page is true.
 * @param checks One for each row, by its id: a row without a check does not compile.
 */
export async function playKeys<Table extends KeyTable>({ userEvent, step }: Hands, table: Table, checks: Record<keyof Table, KeyCheck>): Promise<void> {
  for (const id of Object.keys(table) as (keyof Table & string)[]) {
    const row = table[id]!;
    const check = checks[id];
    for (const pressed of [row.keys].flat()) {
      await step(nameOfRow(row, pressed), async () => {
        if (typeof check === 'object') await check.given();
        await userEvent.keyboard(pressed);
        await (typeof check === 'object' ? check.proves(pressed) : check(pressed));
      });
    }
  }
}
