import type { UploadListItem } from './UploadList.tsx';

const MILESTONES = [75, 50, 25];

/** How far all files are together. Those that failed are left out: they would hold the others back. */
export function milestonesOf(items: readonly UploadListItem[]) {
  const sent = items.filter(({ state }) => state !== 'failed');
  const share = sent.reduce((sum, { state, share: part = 0 }) => sum + (state === 'done' ? 1 : state === 'uploading' ? part : 0), 0);
  const percent = sent.length === 0 ? 0 : (100 * share) / sent.length;
  return {
    /** The milestone that was passed last: 0, 25, 50 or 75. */
    percent: MILESTONES.find((mark) => percent >= mark) ?? 0,
    isMoving: sent.some(({ state }) => state !== 'done'),
    doneCount: sent.filter(({ state }) => state === 'done').length,
    failed: items.filter(({ state }) => state === 'failed'),
  };
}
