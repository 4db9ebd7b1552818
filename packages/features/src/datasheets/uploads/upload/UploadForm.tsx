import type { PartedUpload } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { FileDrop } from '@chippage/ui/FileDrop';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { uploadMessages } from './messages.ts';
import * as styles from './Upload.css.ts';
import { UploadFoot, type UploadFootProps } from './UploadFoot.tsx';
import { UploadCards, type UploadCardsProps } from './UploadCards.tsx';
import { RefusedFiles } from './RefusedFiles.tsx';
import type { RefusedFile } from './refusedFiles.ts';
import { UnfinishedUploads } from './UnfinishedUploads.tsx';
import { FILES_MAX, SIZE_MAX_MB } from './uploadItems.ts';
import { summaryOf } from './uploadListItem.tsx';

export interface UploadFormProps extends Omit<UploadCardsProps, 'onEmpty'>, Pick<UploadFootProps, 'isSubmitting' | 'onSeeMine'> {
  /** What was wrong with what was chosen last. */
  error: string | undefined;
  /** What was not taken of it. */
  refused: readonly RefusedFile[];
  /** Files that stopped on their way earlier. */
  unfinished: readonly PartedUpload[];
  onDropUnfinished: (id: number) => Promise<unknown>;
  isOffline: boolean;
  onAdd: (files: readonly File[]) => void;
  /** Hands in what is ready. @returns how many were taken, and how many need another look */
  onSubmit: () => Promise<{ taken: number; wrong: number }>;
}

/** Choose files, say what each is, hand them in. What fails can be sent again alone; nothing that was filled in is lost by it. */
export function UploadForm({
  items,
  error,
  refused,
  unfinished,
  onDropUnfinished,
  isSubmitting,
  isOffline,
  onAdd,
  onRetry,
  onPause,
  onResume,
  onRemove,
  onChange,
  onAddMpns,
  onSubmit,
  onSeeMine,
  ...sources
}: UploadFormProps) {
  const t = useMessages(uploadMessages);
  const announce = useAnnounce();
  const [hasRight, setRight] = useState(false);
  const [problem, setProblem] = useState<'none' | 'nothingReady' | 'rightRequired' | null>(null);
  const [taken, setTaken] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const right = useRef<HTMLInputElement>(null);
  const ready = items.filter(({ state }) => state === 'ready');
  const failed = items.filter(({ state }) => state === 'failed').map(({ id }) => id);
  const focusFirstProblem = () => requestAnimationFrame(() => form.current?.querySelector<HTMLElement>('input[aria-invalid="true"]')?.focus());

  const send = async () => {
    const { taken: count, wrong } = await onSubmit();
    setTaken((was) => was + count);
    if (wrong > 0) {
      announce(t('fixFirst', { count: wrong }), { level: 'assertive' });
      focusFirstProblem();
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    setProblem(null);
    if (ready.length === 0) {
      const found = items.some(({ state }) => state === 'waiting' || state === 'uploading') ? 'nothingReady' : 'none';
      setProblem(found);
      announce(t(found), { level: 'assertive' });
      choose.current?.focus();
      return;
    }
    if (!hasRight) {
      setProblem('rightRequired');
      right.current?.focus();
      return;
    }
    void send();
  };
  const wrongChoice = problem === 'none' || problem === 'nothingReady' ? t(problem) : error;
  return (
    <form ref={form} className={styles.list} noValidate onSubmit={submit}>
      <p className={styles.note}>{t('intro')}</p>
      {isOffline && (
        <Alert tone="warn" title={t('offlineTitle')} live="polite">
          {t('offline')}
        </Alert>
      )}
      <FileDrop
        title={t('drop')}
        overTitle={t('dropOver')}
        hint={t('dropHint', { count: FILES_MAX, size: SIZE_MAX_MB })}
        error={wrongChoice}
        chooseLabel={t('choose')}
        folderLabel={t('chooseFolder')}
        acceptedTypes={['application/pdf', '.pdf']}
        buttonRef={choose}
        onSelect={(files) => {
          setProblem(null);
          setTaken(0);
          onAdd(files);
        }}
      />
      <RefusedFiles files={refused} />
      <UnfinishedUploads uploads={unfinished} onDrop={onDropUnfinished} />
      {items.length > 1 && <p className={styles.note}>{summaryOf(t, items)}</p>}
      {failed.length > 0 && (
        <div>
          <Button variant="outline" onPress={() => onRetry(failed)}>
            {t('retryFailed', { count: failed.length })}
          </Button>
        </div>
      )}
      <UploadCards
        items={items}
        onRetry={onRetry}
        onPause={onPause}
        onResume={onResume}
        onRemove={onRemove}
        onChange={onChange}
        onAddMpns={onAddMpns}
        onEmpty={() => choose.current?.focus()}
        {...sources}
      />
      <UploadFoot
        taken={taken}
        onSeeMine={onSeeMine}
        hasRight={hasRight}
        onRightChange={(value) => {
          setRight(value);
          setProblem(null);
        }}
        isRightMissing={problem === 'rightRequired'}
        rightRef={right}
        readyCount={ready.length}
        isSubmitting={isSubmitting}
      />
    </form>
  );
}
