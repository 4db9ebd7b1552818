import { ApiError } from '@chippage/api/errors';
import { useUploadAnnouncements } from '@chippage/ui/UploadList';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { uploadFilesMessages } from './messages.ts';
import { listItemOf, MOST_FILES, refusalOf, type SentFile, type Upload } from './uploads.ts';

/** Sends a file. Rejects with the server's refusal, or when the signal fires. */
export type OnUpload = (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<SentFile>;

/** Files on their way to the server. */
export type Uploads = ReturnType<typeof useUploads>;

/** Files on their way to the server, each of which can be called off, tried again and taken away. */
export function useUploads(onUpload: OnUpload) {
  const t = useMessages(uploadFilesMessages);
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const [surplus, setSurplus] = useState(0);
  const stops = useRef(new Map<string, AbortController>());
  const count = useRef(0);
  const change = (key: string, own: Partial<Upload>) => setUploads((was) => was.map((one) => (one.key === key ? { ...one, ...own } : one)));

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
    const free = Math.max(0, MOST_FILES - uploads.length);
    setSurplus(Math.max(0, files.length - free));
    const added = files.slice(0, free).map((file): Upload => {
      const refusal = refusalOf(file);
      count.current += 1;
      return {
        key: `${count.current}`,
        file,
        state: refusal === null ? 'uploading' : 'refused',
        share: 0,
        result: null,
        problem: refusal && t(refusal),
      };
    });
    setUploads((was) => [...was, ...added]);
    for (const { key, file, state } of added) if (state === 'uploading') void send(key, file);
  };
  const remove = (key: string) => {
    stops.current.get(key)?.abort();
    setSurplus(0);
    setUploads((was) => was.filter((one) => one.key !== key));
  };
  const retry = (key: string) => {
    const found = uploads.find((one) => one.key === key);
    if (!found) return;
    change(key, { state: 'uploading', share: 0, problem: null });
    void send(key, found.file);
  };

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
  return { uploads, surplus, isUploading, isIncomplete, sentIds, add, remove, retry };
}
