import type { UploadListItem } from './UploadList.tsx';

const MILESTONES = [75, 50, 25];

const isThere = (state: UploadListItem['state']) => state === 'done' || state === 'closed';

/** How far all files are together. Those that failed are left out: they would hold the others back. */
export function milestonesOf(items: readonly UploadListItem[]) {
  const sent = items.filter(({ state }) => state !== 'failed');
  const share = sent.reduce((sum, { state, share: part = 0 }) => sum + (isThere(state) ? 1 : state === 'uploading' || state === 'paused' ? part : 0), 0);
  const percent = sent.length === 0 ? 0 : (100 * share) / sent.length;
  return {
    /** The milestone that was passed last: 0, 25, 50 or 75. */
    percent: MILESTONES.find((mark) => percent >= mark) ?? 0,
    isMoving: sent.some(({ state }) => !isThere(state)),
    doneCount: sent.filter(({ state }) => isThere(state)).length,
    failed: items.filter(({ state }) => state === 'failed'),
  };
}
