import type { Session } from '../../platform/context.ts';
import type { UploadRow } from './uploads.queries.ts';

/** Whether somebody may read an upload's file: its member until it is taken back, an operator what was handed in. */
export function maySeeFile({ state, memberId }: Pick<UploadRow, 'state' | 'memberId'>, session: Pick<Session, 'memberId' | 'role'>): boolean {
  if (state === 'withdrawn') return false;
  return memberId === session.memberId || (session.role === 'operator' && state !== 'draft');
}
