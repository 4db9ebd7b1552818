import type { DocumentFacts, DocumentUpload, UploadedDocument } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { uploadMessages } from './messages.ts';
import { handInReady } from './handInReady.ts';
import { refusalWords, type RefusedFile, sortFiles } from './refusedFiles.ts';
import type { SendStep } from '../../../parts/parted-upload/sendInParts.ts';
import { useSendQueue } from '../../../parts/parted-upload/useSendQueue.ts';
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

/** The files of one go: sends them, tells how far they are, keeps what is said of each, hands them in. */
export function useUploadQueue({ send, submit, discard, discardParts }: UploadCalls) {
  const t = useMessages(uploadMessages);
  const announce = useAnnounce();
  const [refused, setRefused] = useState<readonly RefusedFile[]>([]);
  const [isSubmitting, setSubmitting] = useState(false);
  const settle = (id: string, _file: File, { upload, twin }: UploadedDocument): void => {
    jobs.current.delete(id);
    patch(id, (item) => (upload ? readyItem(item, upload) : { ...item, state: 'twin', share: 1, twin }));
  };
  const { items, setItems, patch, newId, jobs, ...queue } = useSendQueue<UploadItem, File, UploadedDocument>({
    send,
    onSent: settle,
    unreachable: t('unreachable'),
  });
  useQueueAnnouncements(items);

  const add = (chosen: readonly File[]) => {
    const room = FILES_MAX - items.filter(({ state }) => state !== 'submitted').length;
    const { taken, refused: left } = sortFiles(chosen, Math.max(0, room));
    queue.add(taken, newItem);
    setRefused(left);
    const words = refusalWords(t, left);
    if (words) announce(words, { level: 'assertive' });
  };
  const remove = (id: string) => {
    const { upload = null, partedId = null } = queue.remove(id) ?? {};
    if (!upload && partedId !== null) void discardParts?.(partedId).catch(() => undefined);
    if (upload?.state === 'draft') void discard(upload.id).catch(() => undefined);
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
    retry: queue.retry,
    pause: queue.pause,
    resume: queue.resume,
    remove,
    /** Hands in what is ready. @returns how many were taken and how many need another look */
    submitAll,
    /** Something would be lost by leaving. */
    isDirty: items.some(({ state }) => state !== 'submitted' && state !== 'twin'),
    change: (id: string, part: Partial<FactsInput>) => patch(id, (item) => withFacts(item, part)),
    addMpns: (id: string, text: string) => patch(id, (item) => withNumbers(item, text)),
    /** Takes one that was handed in back into the form. */
    correct: (upload: DocumentUpload) => {
      const item = { ...readyItem(newItem(newId(), { name: `${upload.title}.pdf`, size: upload.sizeBytes }), upload), state: 'ready' as const };
      setItems((was) => (was.some((one) => one.upload?.id === upload.id && one.state === 'ready') ? was : [...was, item]));
    },
  };
}
