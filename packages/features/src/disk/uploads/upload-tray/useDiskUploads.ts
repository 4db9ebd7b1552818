import { ApiError } from '@chippage/api/errors';
import { diskLimits } from '@chippage/api/limits';
import type { DiskOutcome, OnClash } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { type AskClash, onClashOf } from '../../parts/clash-dialog/settleClashes.ts';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { diskMessages } from '../../parts/disk-words/messages.ts';
import { problemWords } from '../../parts/disk-words/outcomeWords.ts';
import type { SendStep } from '../../../parts/parted-upload/sendInParts.ts';
import { uploadTrayMessages } from './messages.ts';
import { folderNamesOf, MOST_FILES, newUpload, sortChosen, type UploadFile, type UploadTarget } from './uploadFiles.ts';

/** Who carries the files out. */
export interface DiskUploadCalls {
  /** Sends a file; what is there already is not sent again. @throws ApiError whose words are shown */
  send: (file: File, target: UploadTarget, options: { onClash: OnClash; signal: AbortSignal; onStep: (step: SendStep) => void }) => Promise<DiskOutcome>;
  /** Lets the parts go of one that was called off. */
  discard: (uploadId: number) => Promise<unknown>;
  /** Hears that a file lies in the disk now. */
  onArrived: () => void;
}

interface Sent {
  file: File;
  target: UploadTarget;
  ask: AskClash;
  onClash: OnClash;
}

const AT_ONCE = 2;

/** Sends files a few at once. Taken names are asked about while the others go on; each can be paused, called off and tried again. */
export function useDiskUploads({ send, discard, onArrived }: DiskUploadCalls) {
  const t = useMessages(uploadTrayMessages);
  const words = useMessages(diskMessages);
  const announce = useAnnounce();
  const [files, setFiles] = useState<readonly UploadFile[]>([]);
  const [refusal, setRefusal] = useState<string | null>(null);
  const sent = useRef(new Map<string, Sent>());
  const stops = useRef(new Map<string, AbortController>());
  const next = useRef(1);
  const patch = (id: string, own: Partial<UploadFile>) => setFiles((was) => was.map((one) => (one.id === id ? { ...one, ...own } : one)));

  const askFor = async (id: string, { file, ask }: Sent, left: number) => {
    patch(id, { state: 'asking' });
    const choice = await ask({ name: file.name, isFolder: false, left });
    const now = sent.current.get(id);
    // It was called off meanwhile.
    if (!now) return;
    if (choice === null || choice === 'skip') {
      sent.current.delete(id);
      patch(id, { state: 'skipped' });
    } else {
      sent.current.set(id, { ...now, onClash: onClashOf(choice) });
      patch(id, { state: 'waiting' });
    }
  };

  const start = async (id: string, one: Sent) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    patch(id, { state: 'uploading', step: { kind: 'checking' }, message: null });
    try {
      const { outcome, item } = await send(one.file, one.target, {
        onClash: one.onClash,
        signal: stop.signal,
        onStep: (step) => !stop.signal.aborted && patch(id, { step, ...(step.kind === 'sending' && { share: step.share, uploadId: step.partedId }) }),
      });
      if (outcome === 'clash') {
        void askFor(id, one, [...sent.current.keys()].length - 1);
        return;
      }
      if (outcome === 'done' || outcome === 'skipped') {
        sent.current.delete(id);
        patch(id, { state: outcome, share: 1, item });
        if (outcome === 'done') onArrived();
      } else patch(id, { state: 'failed', message: problemWords(words, [{ name: one.file.name, outcome }]) });
    } catch (caught) {
      if (stop.signal.aborted) return;
      patch(id, { state: 'failed', message: caught instanceof ApiError && caught.status !== 0 ? caught.message : t('unreachable') });
    } finally {
      if (stops.current.get(id) === stop) stops.current.delete(id);
    }
  };

  // Whenever a place is free, the next one that waits goes.
  useEffect(() => {
    const free = AT_ONCE - stops.current.size;
    for (const { id } of files.filter(({ state, id }) => state === 'waiting' && !stops.current.has(id)).slice(0, Math.max(0, free))) {
      const one = sent.current.get(id);
      if (one) void start(id, one);
    }
  });

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    const running = stops.current;
    return () => {
      isLeft.current = true;
      // React's strict mode leaves and comes back at once; a real leaving stops what runs.
      queueMicrotask(() => {
        if (isLeft.current) for (const stop of running.values()) stop.abort();
      });
    };
  }, []);

  const stopOne = (id: string) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
  };
  return {
    files,
    /** What of the last choice was not taken. */
    refusal,
    /** Something would be lost by leaving. */
    isDirty: files.some(({ state }) => state !== 'done' && state !== 'skipped' && state !== 'failed'),
    add: (chosen: readonly File[], folderId: number | null, ask: AskClash) => {
      const { taken, tooLarge, over } = sortChosen(chosen);
      const added = taken.map((file) => {
        const one = newUpload(`upload-${next.current++}`, file);
        sent.current.set(one.id, { file, target: { folderId, names: folderNamesOf(file) }, ask, onClash: 'ask' });
        return one;
      });
      setFiles((was) => [...was, ...added]);
      const refused = [
        ...tooLarge.slice(0, 3).map(({ name }) => t('tooLarge', { name, size: sizeText(diskLimits.fileBytes) })),
        ...(over > 0 ? [t('tooMany', { most: MOST_FILES, over })] : []),
      ].join(words('between'));
      setRefusal(refused || null);
      if (refused) announce(refused, { level: 'assertive' });
    },
    retry: (ids: readonly string[]) =>
      setFiles((was) => was.map((one) => (ids.includes(one.id) && one.state === 'failed' ? { ...one, state: 'waiting' as const, message: null } : one))),
    pause: (id: string) => {
      stopOne(id);
      patch(id, { state: 'paused' });
    },
    resume: (id: string) => patch(id, { state: 'waiting' }),
    remove: (id: string) => {
      stopOne(id);
      sent.current.delete(id);
      const one = files.find((file) => file.id === id);
      if (one && one.uploadId !== null && one.state !== 'done') void discard(one.uploadId).catch(() => undefined);
      setFiles((was) => was.filter((file) => file.id !== id));
    },
    clearDone: () => setFiles((was) => was.filter(({ state }) => state !== 'done' && state !== 'skipped')),
  };
}
