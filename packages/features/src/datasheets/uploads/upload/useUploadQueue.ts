import { ApiError } from '@chippage/api/errors';
import type { DocumentFacts, DocumentUpload, UploadedDocument } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { uploadMessages } from './messages.ts';
import { handInReady } from './handInReady.ts';
import { refusalWords, type RefusedFile, sortFiles } from './refusedFiles.ts';
import type { SendStep } from '../../../parts/parted-upload/sendInParts.ts';
import { withFacts, withNumbers } from './itemFacts.ts';
import { type FactsInput, FILES_MAX, newItem, readyItem, type UploadItem } from './uploadItems.ts';
import { useQueueAnnouncements } from './useQueueAnnouncements.ts';

/** Who carries files out. */
export interface UploadCalls {
  send: (file: File, options: { signal: AbortSignal; onStep: (step: SendStep) => void }) => Promise<UploadedDocument>;
  submit: (facts: DocumentFacts) => Promise<DocumentUpload>;
  /** Lets a file go that was sent and will not be handed in. */
  discard: (id: number) => Promise<unknown>;
  /** Lets the parts go of one that was called off. */
  discardParts?: (id: number) => Promise<unknown>;
}

const AT_ONCE = 2;

/** The files of one go: sends a few at once, tells how far they are, keeps what is said of each, hands them in. */
export function useUploadQueue({ send, submit, discard, discardParts }: UploadCalls) {
  const t = useMessages(uploadMessages);
  const announce = useAnnounce();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isSubmitting, setSubmitting] = useState(false);
  const files = useRef(new Map<string, File>());
  const stops = useRef(new Map<string, AbortController>());
  const next = useRef(1);
  const patch = (id: string, change: (item: UploadItem) => UploadItem) => setItems((was) => was.map((item) => (item.id === id ? change(item) : item)));

  const start = async (id: string, file: File) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    patch(id, (item) => ({ ...item, state: 'uploading', step: { kind: 'checking' }, message: null }));
    try {
      const { upload, twin } = await send(file, {
        signal: stop.signal,
        onStep: (step) =>
          !stop.signal.aborted && patch(id, (item) => ({ ...item, step, ...(step.kind === 'sending' && { share: step.share, partedId: step.partedId }) })),
      });
      patch(id, (item) => (upload ? readyItem(item, upload) : { ...item, state: 'twin', share: 1, twin }));
      files.current.delete(id);
    } catch (caught) {
      if (stop.signal.aborted) return;
      const message = caught instanceof ApiError && caught.status !== 0 ? caught.message : t('unreachable');
      patch(id, (item) => ({ ...item, state: 'failed', message }));
    } finally {
      if (stops.current.get(id) === stop) stops.current.delete(id);
    }
  };

  // Whenever a place is free, the next one that waits goes.
  useEffect(() => {
    const free = AT_ONCE - stops.current.size;
    for (const { id } of items.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) {
      const file = files.current.get(id);
      if (file && !stops.current.has(id)) void start(id, file);
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

  useQueueAnnouncements(items);

  const add = (chosen: readonly File[]) => {
    const room = FILES_MAX - items.filter(({ state }) => state !== 'submitted').length;
    const { taken, refused: left } = sortFiles(chosen, Math.max(0, room));
    const added = taken.map((file) => {
      const item = newItem(`file-${next.current++}`, file);
      files.current.set(item.id, file);
      return item;
    });
    setItems((was) => [...was, ...added]);
    setRefused(left);
    const words = refusalWords(t, left);
    if (words) announce(words, { level: 'assertive' });
  };
  const retry = (ids: readonly string[]) =>
    setItems((was) => was.map((item) => (ids.includes(item.id) && item.state === 'failed' ? { ...item, state: 'waiting', message: null } : item)));
  const pause = (id: string) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    patch(id, (item) => ({ ...item, state: 'paused' }));
  };
  const resume = (id: string) => patch(id, (item) => (item.state === 'paused' ? { ...item, state: 'waiting' } : item));
  const remove = (id: string) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    files.current.delete(id);
    const { upload = null, partedId = null } = items.find((item) => item.id === id) ?? {};
    if (!upload && partedId !== null) void discardParts?.(partedId).catch(() => undefined);
    if (upload?.state === 'draft') void discard(upload.id).catch(() => undefined);
    setItems((was) => was.filter((item) => item.id !== id));
  };

  const submitAll = async () => {
    setSubmitting(true);
    const result = await handInReady(items, { t, submit, patch });
    setSubmitting(false);
    return result;
  };

  return {
    items,
    error: refusalWords(t, refused),
    refused,
    isSubmitting,
    add,
    retry,
    pause,
    resume,
    remove,
    /** Hands in what is ready. @returns how many were taken and how many need another look */
    submitAll,
    /** Something would be lost by leaving. */
    isDirty: items.some(({ state }) => state !== 'submitted' && state !== 'twin'),
    change: (id: string, part: Partial<FactsInput>) => patch(id, (item) => withFacts(item, part)),
    addMpns: (id: string, text: string) => patch(id, (item) => withNumbers(item, text)),
    /** Takes one that was handed in back into the form. */
    correct: (upload: DocumentUpload) =>
      setItems((was) =>
        was.some((item) => item.upload?.id === upload.id && item.state === 'ready')
          ? was
          : [...was, { ...readyItem(newItem(`file-${next.current++}`, { name: `${upload.title}.pdf`, size: upload.sizeBytes }), upload), state: 'ready' }],
      ),
  };
}
