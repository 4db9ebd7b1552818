import { ApiError } from '@chippage/api/errors';
import type { DocumentFacts, DocumentUpload, UploadedDocument } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useUploadAnnouncements } from '@chippage/ui/UploadList';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { uploadMessages } from './messages.ts';
import {
  type FactsInput,
  factsOf,
  factsProblems,
  FILES_MAX,
  listStateOf,
  newItem,
  problemsOf,
  readyItem,
  refusalOf,
  type UploadItem,
  withMpns,
} from './uploadItems.ts';

/** Who carries files out. */
export interface UploadCalls {
  send: (file: File, options: { signal: AbortSignal; onProgress: (share: number) => void }) => Promise<UploadedDocument>;
  submit: (facts: DocumentFacts) => Promise<DocumentUpload>;
  /** Lets a file go that was sent and will not be handed in. */
  discard: (id: number) => Promise<unknown>;
}

const AT_ONCE = 2;

/** The files of one go: sends a few at once, tells how far they are, keeps what is said of each, hands them in. */
export function useUploadQueue({ send, submit, discard }: UploadCalls) {
  const t = useMessages(uploadMessages);
  const announce = useAnnounce();
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [error, setError] = useState<string>();
  const [isSubmitting, setSubmitting] = useState(false);
  const files = useRef(new Map<string, File>());
  const stops = useRef(new Map<string, AbortController>());
  const next = useRef(1);
  const patch = (id: string, change: (item: UploadItem) => UploadItem) => setItems((was) => was.map((item) => (item.id === id ? change(item) : item)));

  const start = async (id: string, file: File) => {
    const stop = new AbortController();
    stops.current.set(id, stop);
    patch(id, (item) => ({ ...item, state: 'uploading', share: 0, message: null }));
    try {
      const { upload, twin } = await send(file, { signal: stop.signal, onProgress: (share) => patch(id, (item) => ({ ...item, share })) });
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

  const list = items.map(({ id, name, state, share, message }) => ({ id, name, state: listStateOf[state], share, problem: message }));
  const total = list.filter(({ state }) => state !== 'failed').length;
  const done = list.filter(({ state }) => state === 'done' || state === 'closed').length;
  useUploadAnnouncements(list, {
    progress: (percent) => (total > 1 ? t('progress', { done, total }) : t('half', { share: percent })),
    done: (count) => t('allDone', { total: count }),
    failed: (name, reason) => t('failedOf', { name, reason }),
  });

  const add = (chosen: readonly File[]) => {
    const refusals = chosen.flatMap((file) => refusalOf(t, file) ?? []);
    const fit = chosen.filter((file) => refusalOf(t, file) === null);
    const room = FILES_MAX - items.filter(({ state }) => state !== 'submitted').length;
    if (fit.length > room) refusals.push(t('tooMany', { count: FILES_MAX, over: fit.length - room }));
    const added = fit.slice(0, Math.max(0, room)).map((file) => {
      const item = newItem(`file-${next.current++}`, file);
      files.current.set(item.id, file);
      return item;
    });
    setItems((was) => [...was, ...added]);
    const words = refusals.join(t('between'));
    setError(words || undefined);
    if (words) announce(words, { level: 'assertive' });
  };
  const retry = (ids: readonly string[]) =>
    setItems((was) => was.map((item) => (ids.includes(item.id) && item.state === 'failed' ? { ...item, state: 'waiting', share: 0, message: null } : item)));
  const remove = (id: string) => {
    stops.current.get(id)?.abort();
    stops.current.delete(id);
    files.current.delete(id);
    const upload = items.find((item) => item.id === id)?.upload;
    if (upload?.state === 'draft') void discard(upload.id).catch(() => undefined);
    setItems((was) => was.filter((item) => item.id !== id));
  };

  /** Hands in what is ready. @returns how many were taken and how many need another look */
  const submitAll = async () => {
    const ready = items.flatMap((item) => (item.state === 'ready' && item.upload ? [{ ...item, upload: item.upload }] : []));
    const wrong = ready.flatMap(({ id, facts }) => {
      const problems = factsProblems(t, facts);
      return Object.keys(problems).length > 0 ? [{ id, problems }] : [];
    });
    for (const { id, problems } of wrong) patch(id, (item) => ({ ...item, problems }));
    if (wrong.length > 0) return { taken: 0, wrong: wrong.length };
    setSubmitting(true);
    let taken = 0;
    for (const { id, upload, facts } of ready) {
      try {
        const handedIn = await submit(factsOf(upload.id, facts));
        patch(id, (item) => ({ ...item, state: 'submitted', upload: handedIn, message: null, problems: {} }));
        taken += 1;
      } catch (caught) {
        const problems = caught instanceof ApiError ? problemsOf(caught.fields) : {};
        const message = caught instanceof ApiError && caught.status !== 0 ? caught.message : t('unreachable');
        patch(id, (item) => ({ ...item, problems, message: Object.keys(problems).length > 0 ? null : message }));
      }
    }
    setSubmitting(false);
    return { taken, wrong: ready.length - taken };
  };

  return {
    items,
    error,
    isSubmitting,
    add,
    retry,
    remove,
    submitAll,
    /** Something would be lost by leaving. */
    isDirty: items.some(({ state }) => state !== 'submitted' && state !== 'twin'),
    change: (id: string, part: Partial<FactsInput>) =>
      patch(id, (item) => {
        const problems = { ...item.problems };
        for (const field of Object.keys(part)) delete problems[field as keyof FactsInput];
        if (part.mpns) delete problems.mpnText;
        return { ...item, facts: { ...item.facts, ...part }, problems };
      }),
    addMpns: (id: string, text: string) =>
      patch(id, (item) => ({
        ...item,
        facts: { ...item.facts, mpns: withMpns(item.facts.mpns, text), mpnText: '' },
        problems: { ...item.problems, mpnText: undefined },
      })),
    /** Takes a refused one back into the form. */
    correct: (upload: DocumentUpload) =>
      setItems((was) =>
        was.some((item) => item.upload?.id === upload.id)
          ? was
          : [...was, readyItem(newItem(`file-${next.current++}`, { name: `${upload.title}.pdf`, size: upload.sizeBytes }), upload)],
      ),
  };
}
