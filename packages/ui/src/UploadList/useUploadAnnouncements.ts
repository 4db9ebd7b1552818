import { useEffect, useRef } from 'react';
import { useAnnounce } from '../Announcer/useAnnounce.ts';
import { milestonesOf } from './milestonesOf.ts';
import type { UploadListItem } from './UploadList.tsx';

/** What is told of files on their way. */
export interface UploadAnnouncementWords {
  /** 25, 50 or 75 per cent of all: 已上传 50%. */
  progress: (percent: number) => string;
  /** All are there: 上传完成，共 3 个文件. */
  done: (count: number) => string;
  /** One failed: a.pdf 上传失败：文件太大. */
  failed: (name: string, problem: string) => string;
}

/** Tells milestones of all files together, at most one each of 25, 50, 75 and 100 per cent, and every failure at once. */
export function useUploadAnnouncements(items: readonly UploadListItem[], words: UploadAnnouncementWords): void {
  const announce = useAnnounce();
  const told = useRef<{ percent: number; failed: ReadonlySet<string> }>({ percent: 0, failed: new Set() });
  useEffect(() => {
    const { percent, isMoving, doneCount, failed } = milestonesOf(items);
    for (const { id, name, problem } of failed) if (!told.current.failed.has(id)) announce(words.failed(name, problem ?? ''), { level: 'assertive' });
    if (!isMoving) {
      // What was there from the start is no news.
      if (told.current.percent > 0 && doneCount > 0) announce(words.done(doneCount));
    } else if (percent > Math.max(told.current.percent, 1)) announce(words.progress(percent));
    told.current = { percent: isMoving ? Math.max(told.current.percent, percent, 1) : 0, failed: new Set(failed.map(({ id }) => id)) };
  }, [announce, items, words]);
}
