import { diskLimits } from '@chippage/api/limits';
import type { DiskBatch, DiskItem, DiskPick } from '@chippage/api/types';
import type { DiskProblem } from '../disk-words/outcomeWords.ts';
import type { Clash, ClashChoice } from './ClashDialog.tsx';

/** Asks what to do about a taken name. @returns null: nothing more shall be done */
export type AskClash = (clash: Clash) => Promise<ClashChoice | null>;

/** What is told of one. */
type Told = Pick<DiskItem, 'id' | 'name' | 'isFolder'>;

/** What became of several files and folders. */
export interface Settled {
  /** As they are now, of copies the copies; what went away as it was. */
  done: Told[];
  /** How many stayed away because of their names, by wish. */
  skipped: number;
  problems: DiskProblem[];
}

/** The choice as the wire says it. */
export const onClashOf = (choice: ClashChoice): 'both' | 'overwrite' | 'skip' => (choice === 'replace' ? 'overwrite' : choice);

/**
 * Sends files and folders somewhere. Where a name is taken it asks, and goes on with the rest whatever is answered.
 * @throws ApiError of a call that failed as a whole
 */
export async function settleClashes(items: readonly Told[], send: (picks: DiskPick[]) => Promise<DiskBatch>, ask: AskClash): Promise<Settled> {
  const settled: Settled = { done: [], skipped: 0, problems: [] };
  const byId = new Map(items.map((item) => [item.id, item]));
  const clashes: Told[] = [];
  const take = ({ outcomes }: DiskBatch, isFirst: boolean) => {
    for (const { id, outcome, item } of outcomes) {
      const known = byId.get(id);
      if (!known) continue;
      if (outcome === 'done') settled.done.push(item ?? known);
      else if (outcome === 'skipped') settled.skipped += 1;
      else if (outcome === 'clash' && isFirst) clashes.push(known);
      else settled.problems.push({ name: known.name, outcome });
    }
  };
  for (let at = 0; at < items.length; at += diskLimits.batch) {
    take(await send(items.slice(at, at + diskLimits.batch).map(({ id }) => ({ id }))), true);
  }
  const again: DiskPick[] = [];
  for (const [at, { id, name, isFolder }] of clashes.entries()) {
    const choice = await ask({ name, isFolder, left: clashes.length - at - 1 });
    if (choice === null) break;
    if (choice === 'skip') settled.skipped += 1;
    else again.push({ id, onClash: onClashOf(choice) });
  }
  for (let at = 0; at < again.length; at += diskLimits.batch) take(await send(again.slice(at, at + diskLimits.batch)), false);
  return settled;
}
