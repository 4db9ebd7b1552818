import type { BoardDeed } from '@chippage/api/types';
import { allows, onlyTarget, requireAllowed, subjects } from '../states.rules.ts';
import { type BoardRecord, expiryOf, refreshFrom } from './board.rules.ts';

/** What changes a row without a form: its company, a deal, an operator. */
export type RowStep = { deed: Exclude<BoardDeed, 'edit'> | 'deal' } | { deed: 'take_down'; reason: string };

/** What of a row its steps read and write. */
export type RowState = Pick<BoardRecord, 'state' | 'days' | 'renewCount' | 'refreshedAt' | 'expiresAt' | 'warnedAt' | 'removedReason' | 'deletedAt'>;

/** Why a company may not do something with its row now, in words for it; null where it may. */
export function whyNot(row: Pick<RowState, 'state' | 'refreshedAt'>, deed: BoardDeed, now: Date): string | null {
  if (!allows('row', row.state, deed)) return `现在是“${subjects.row.states[row.state]}”，${subjects.row.deeds[deed].why}`;
  if (deed === 'refresh' && refreshFrom(row) > now) return '24 小时内刷新过，请稍后再刷新';
  return null;
}

/** What a step writes into a row. @throws Failure where the row's state does not allow it */
export function takeRowStep(row: RowState, step: RowStep, now: Date): Partial<RowState> {
  requireAllowed('row', row.state, step.deed);
  switch (step.deed) {
    case 'refresh':
      return { refreshedAt: now };
    case 'renew':
      return { state: onlyTarget('row', step.deed), expiresAt: expiryOf(row.days, now), renewCount: row.renewCount + 1, warnedAt: null };
    case 'reopen':
      return { state: onlyTarget('row', step.deed), expiresAt: expiryOf(row.days, now), warnedAt: null };
    case 'close':
    case 'deal':
      return { state: onlyTarget('row', step.deed) };
    case 'take_down':
      return { state: onlyTarget('row', step.deed), removedReason: step.reason };
    case 'remove':
      return { deletedAt: now };
  }
}
