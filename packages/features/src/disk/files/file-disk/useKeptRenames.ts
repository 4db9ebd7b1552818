import { useApi } from '@chippage/api/ApiProvider';
import { copyDiskItems, diskItemQuery, renameDiskItem } from '@chippage/api/disk';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { DiskMemory } from '../../parts/diskMemory.ts';
import { fileDiskMessages } from './messages.ts';
import { type KeptRename, mergeRename, type MergeCalls } from './mergeRenames.ts';

const KEY = 'renames';
const RETRY_MS = 30_000;
const NONE: readonly KeptRename[] = [];

/** Names that were changed without a network: kept in the browser, shown at once, merged when there is a network again. */
export function useKeptRenames(memory: DiskMemory | null, isOffline: boolean, onMerged: () => void) {
  const t = useMessages(fileDiskMessages);
  const client = useApi();
  const [kept, setKept] = useState(NONE);
  const [mergedText, setMergedText] = useState<string | null>(null);
  const isMerging = useRef(false);
  useEffect(() => {
    let isLeft = false;
    void memory?.read(KEY).then((found) => {
      if (found && !isLeft) setKept((was) => (was.length === 0 ? (found.value as KeptRename[]) : was));
    });
    return () => {
      isLeft = true;
    };
  }, [memory]);

  const newest = useRef(kept);
  useEffect(() => {
    newest.current = kept;
  });
  const keep = (next: readonly KeptRename[]) => {
    newest.current = next;
    setKept(next);
    void memory?.write(KEY, next);
  };

  const [attempt, setAttempt] = useState(0);
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  useEffect(() => () => clearTimeout(timer.current ?? undefined), []);
  useEffect(() => {
    if (isOffline || kept.length === 0 || isMerging.current) return;
    isMerging.current = true;
    const calls: MergeCalls = {
      rename: (input) => renameDiskItem(input, { client }),
      read: (id) => diskItemQuery.fetch({ id }, { client }),
      copy: async ({ id, folderId }) => {
        const { outcomes } = await copyDiskItems({ items: [{ id, onClash: 'both' }], ...(folderId !== null && { folderId }) }, { client });
        return outcomes[0]?.item ?? null;
      },
    };
    const mergeAll = async () => {
      const settled = new Set<KeptRename>();
      const came = { merged: 0, copied: 0, gone: 0 };
      try {
        for (const one of kept) {
          came[await mergeRename(one, calls, t('conflictSuffix'))] += 1;
          settled.add(one);
        }
      } catch {
        // The network went away again, or the server is busy: what is left is tried again a while later.
        timer.current = setTimeout(() => setAttempt((was) => was + 1), RETRY_MS);
      }
      isMerging.current = false;
      // A name that was changed meanwhile stays for the next time.
      if (settled.size > 0) keep(newest.current.filter((one) => !settled.has(one)));
      if (came.copied > 0) setMergedText(t('mergedCopies', { count: came.copied, suffix: t('conflictSuffix') }));
      else if (came.merged > 0) setMergedText(t('merged', { count: came.merged }));
      onMerged();
    };
    void mergeAll();
    // oxlint-disable-next-line react/exhaustive-deps -- merging begins when there is a network, with what is kept then
  }, [isOffline, kept, attempt]);

  return {
    kept,
    mergedText,
    add: (rename: KeptRename) => {
      const before = kept.find(({ id }) => id === rename.id);
      // What it was called before all of this is what it is merged against.
      keep([...kept.filter(({ id }) => id !== rename.id), before ? { ...before, name: rename.name } : rename]);
    },
  };
}
