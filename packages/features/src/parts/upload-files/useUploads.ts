import { ApiError } from '@chippage/api/errors';
import { useUploadAnnouncements } from '@chippage/ui/UploadList';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { uploadFilesMessages } from './messages.ts';
import { useDrafts } from '../form/DraftsProvider.tsx';
import { formDraft } from '../form/formDraft.ts';
import { keptOf, type KeptFile, listItemOf, MOST_FILES, refusalOf, type SentFile, type Upload, uploadsOf } from './uploads.ts';

/** Sends a file. Rejects with the server's refusal, or when the signal fires. */
export type OnUpload = (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<SentFile>;

/** What a form says of its files where photographs and PDF are not what it takes. */
export interface OwnUploads {
  /** Says why a file is not even sent; null: it is. @default photographs and PDF of 10 MB */
  refuses?: ((file: File) => string | null) | undefined;
  /** Files that are at the server from an earlier time. */
  initialFiles?: readonly KeptFile[] | undefined;
}

/** Files on their way to the server. */
export type Uploads = ReturnType<typeof useUploads>;

/** What is shown before anything was chosen; unlike a list from which all was taken away it is not kept. */
const NONE: readonly Upload[] = [];

/**
 * Files on their way to the server, each of which can be called off, tried again and taken away.
 * @param draftKey What they are about, e.g. `claimFiles:7`: those that were sent outlive closing and reloading. Absent: none do.
 * @param most How many there may be.
 * @param own What is taken where it is not a photograph or PDF, and what is there from the beginning.
 */
export function useUploads(onUpload: OnUpload, draftKey?: string, most: number = MOST_FILES, own: OwnUploads = {}) {
  const { refuses, initialFiles } = own;
  const t = useMessages(uploadFilesMessages);
  const store = useDrafts();
  const [draft] = useState(() => formDraft(store, draftKey, { files: [] as KeptFile[] }));
  const [uploads, setUploads] = useState(NONE);
  const [isRestored, setRestored] = useState(false);
  const [surplus, setSurplus] = useState(0);
  const stops = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  const change = (key: string, own: Partial<Upload>) => setUploads((was) => was.map((one) => (one.key === key ? { ...one, ...own } : one)));

  const asWords = (refusal: ReturnType<typeof refusalOf>) => refusal && t(refusal);
  const send = async (key: string, file: File) => {
    const stop = new AbortController();
    stops.current.set(key, stop);
    try {
      const result = await onUpload(file, { signal: stop.signal, onProgress: (share) => !stop.signal.aborted && change(key, { share }) });
      change(key, { state: 'done', share: 1, result });
    } catch (error) {
      if (stop.signal.aborted) return;
      // A refusal is about the file: the same one again would be refused again.
      const isRefused = error instanceof ApiError && error.status === 200;
      const problem = error instanceof ApiError ? error.message : t('failed');
      change(key, { state: isRefused ? 'refused' : 'failed', problem });
    } finally {
      stops.current.delete(key);
    }
  };

  const add = (files: readonly File[]) => {
    const free = Math.max(0, most - uploads.length);
    setSurplus(Math.max(0, files.length - free));
    const added = files.slice(0, free).map((file): Upload => {
      const problem = refuses ? refuses(file) : asWords(refusalOf(file));
      count.current += 1;
      return {
        key: `${count.current}`,
        name: file.name,
        size: file.size,
        file,
        state: problem === null ? 'uploading' : 'refused',
        share: 0,
        result: null,
        problem,
      };
    });
    setUploads((was) => [...was, ...added]);
    for (const { key, file, state } of added) if (state === 'uploading' && file) void send(key, file);
  };
  const remove = (key: string) => {
    stops.current.get(key)?.abort();
    setSurplus(0);
    setUploads((was) => was.filter((one) => one.key !== key));
  };
  const retry = (key: string) => {
    const found = uploads.find((one) => one.key === key);
    if (!found?.file) return;
    change(key, { state: 'uploading', share: 0, problem: null });
    void send(key, found.file);
  };

  // After mount, because the server has no such store and both must draw the same.
  useEffect(() => {
    const kept = uploadsOf(draft.read().files ?? [], most);
    const before = kept.length > 0 ? kept : uploadsOf(initialFiles ?? [], most);
    if (before.length === 0) return;
    setUploads((was) => (was === NONE ? before : was));
    setRestored(kept.length > 0);
  }, [draft, initialFiles, most]);
  useEffect(() => {
    if (uploads === NONE) return;
    const files = keptOf(uploads);
    draft.write(files.length === 0 ? {} : { files });
  }, [draft, uploads]);

  const isUploading = uploads.some(({ state }) => state === 'uploading');
  useUploadAnnouncements(uploads.map(listItemOf), {
    progress: (percent) => t('saidShare', { percent }),
    done: (count) => t('saidDone', { count }),
    failed: (name, reason) => t('saidFailed', { name, reason }),
  });
  useEffect(() => {
    const running = stops.current;
    return () => {
      for (const stop of running.values()) stop.abort();
    };
  }, []);

  const sentIds = uploads.flatMap(({ result }) => (result ? [result.id] : []));
  /** Whether a file is still on its way or did not get through. */
  const isIncomplete = uploads.some(({ state }) => state !== 'done');
  /** Gives up what was sent, here and where it is kept. */
  const forget = () => {
    draft.write({});
    setUploads(NONE);
    setRestored(false);
  };
  return { uploads, most, surplus, isUploading, isIncomplete, sentIds, add, remove, retry, isRestored, forget };
}
