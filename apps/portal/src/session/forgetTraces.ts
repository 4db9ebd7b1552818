import { articleCopies } from '../page/articleCopies.ts';
import { forgetDiskMemory } from '../page/diskMemory.ts';
import { forgetDrafts } from '../page/drafts.ts';

/** Takes what pages have kept of a member out of this browser: what was typed, what stood in the disk, copies of articles. */
export function forgetTraces(): void {
  forgetDrafts();
  void forgetDiskMemory();
  void articleCopies.forget();
}
