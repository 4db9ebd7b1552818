import type { DataExport } from '@chippage/api/types';
import { lives } from '../limits.ts';
import type { dataExports } from './dataExports.schema.ts';

const MINUTE = 60_000;

/** How far a copy is: one that is not there after some minutes has failed, whatever ended its making. */
export function stateOf({ askedAt, expiresAt }: Pick<typeof dataExports.$inferSelect, 'askedAt' | 'expiresAt'>, now: Date): DataExport['state'] {
  if (expiresAt !== null) return expiresAt > now ? 'ready' : 'expired';
  return now.getTime() - askedAt.getTime() < lives.exportMakingMinutes * MINUTE ? 'preparing' : 'failed';
}

/** The copy as its member sees it. */
export function shownExport(row: typeof dataExports.$inferSelect, now: Date): DataExport {
  const state = stateOf(row, now);
  return {
    state,
    askTime: row.askedAt.toISOString(),
    expireTime: row.expiresAt?.toISOString() ?? null,
    sizeBytes: state === 'ready' ? row.sizeBytes : null,
  };
}
