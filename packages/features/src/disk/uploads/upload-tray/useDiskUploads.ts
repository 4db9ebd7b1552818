import { diskLimits } from '@chippage/api/limits';
import type { DiskOutcome, OnClash } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { type AskClash, onClashOf } from '../../parts/clash-dialog/settleClashes.ts';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { diskMessages } from '../../parts/disk-words/messages.ts';
import { problemWords } from '../../parts/disk-words/outcomeWords.ts';
import type { SendStep } from '../../../parts/parted-upload/sendInParts.ts';
import { useSendQueue } from '../../../parts/parted-upload/useSendQueue.ts';
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

/** Whether it need not be sent again. */
const isOver = (outcome: DiskOutcome['outcome']) => outcome === 'done' || outcome === 'skipped';

/** Sends files to the disk. Taken names are asked about while the others go on. */
export function useDiskUploads({ send, discard, onArrived }: DiskUploadCalls) {
  const t = useMessages(uploadTrayMessages);
  const words = useMessages(diskMessages);
  const announce = useAnnounce();
  const [refusal, setRefusal] = useState<string | null>(null);

  const askFor = async (id: string, { file, ask }: Sent) => {
    patch(id, (one) => ({ ...one, state: 'asking' }));
    const choice = await ask({ name: file.name, isFolder: false, left: jobs.current.size - 1 });
    const now = jobs.current.get(id);
    // It was called off meanwhile.
    if (!now) return;
    if (choice === null || choice === 'skip') {
      jobs.current.delete(id);
      patch(id, (one) => ({ ...one, state: 'skipped' }));
    } else {
      jobs.current.set(id, { ...now, onClash: onClashOf(choice) });
      patch(id, (one) => ({ ...one, state: 'waiting' }));
    }
  };
  const settle = (id: string, sent: Sent, { outcome, item }: DiskOutcome): void => {
    if (outcome === 'clash') void askFor(id, sent);
    else if (isOver(outcome)) {
      jobs.current.delete(id);
      patch(id, (one) => ({ ...one, state: outcome, share: 1, item }));
      if (outcome === 'done') onArrived();
    } else patch(id, (one) => ({ ...one, state: 'failed', message: problemWords(words, [{ name: one.name, outcome }]) }));
  };
  const { items, setItems, patch, jobs, add, retry, pause, resume, remove } = useSendQueue<UploadFile, Sent, DiskOutcome>({
    send: async ({ file, target, onClash }, options) => {
      const answer = await send(file, target, { onClash, ...options });
      // Paused or called off meanwhile: it is asked about, or refused, once it is sent again.
      if (!isOver(answer.outcome)) options.signal.throwIfAborted();
      return answer;
    },
    onSent: settle,
    unreachable: t('unreachable'),
  });

  return {
    files: items,
    /** What of the last choice was not taken. */
    refusal,
    /** Something would be lost by leaving. */
    isDirty: items.some(({ state }) => state !== 'done' && state !== 'skipped' && state !== 'failed'),
    add: (chosen: readonly File[], folderId: number | null, ask: AskClash) => {
      const { taken, tooLarge, over } = sortChosen(chosen);
      add(
        taken.map((file) => ({ file, target: { folderId, names: folderNamesOf(file) }, ask, onClash: 'ask' })),
        (id, { file }) => newUpload(id, file),
      );
      const refused = [
        ...tooLarge.slice(0, 3).map(({ name }) => t('tooLarge', { name, size: sizeText(diskLimits.fileBytes) })),
        ...(over > 0 ? [t('tooMany', { most: MOST_FILES, over })] : []),
      ].join(words('between'));
      setRefusal(refused || null);
      if (refused) announce(refused, { level: 'assertive' });
    },
    retry,
    pause,
    resume,
    remove: (id: string) => {
      const one = remove(id);
      if (one && one.partedId !== null && one.state !== 'done') void discard(one.partedId).catch(() => undefined);
    },
    clearDone: () => setItems((was) => was.filter(({ state }) => state !== 'done' && state !== 'skipped')),
  };
}
