import { Alert } from '@chippage/ui/Alert';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { FileDrop } from '@chippage/ui/FileDrop';
import { UploadList } from '@chippage/ui/UploadList';
import { type FormEvent, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { uploadMessages } from './messages.ts';
import * as styles from './Upload.css.ts';
import { type FactsSources, UploadFacts } from './UploadFacts.tsx';
import { UploadFile } from './UploadFile.tsx';
import { type FactsInput, FILES_MAX, type UploadItem } from './uploadItems.ts';
import { uploadListItem } from './uploadListItem.tsx';

export interface UploadFormProps extends FactsSources {
  items: readonly UploadItem[];
  /** What was wrong with what was chosen last. */
  error: string | undefined;
  isSubmitting: boolean;
  isOffline: boolean;
  onAdd: (files: readonly File[]) => void;
  onRetry: (ids: readonly string[]) => void;
  onRemove: (id: string) => void;
  onChange: (id: string, part: Partial<FactsInput>) => void;
  onAddMpns: (id: string, text: string) => void;
  /** Hands in what is ready. @returns how many were taken, and how many need another look */
  onSubmit: () => Promise<{ taken: number; wrong: number }>;
  onSeeMine: () => void;
}

/** Choose files, say what each is, hand them in. What fails can be sent again alone; nothing that was filled in is lost by it. */
export function UploadForm({
  items,
  error,
  isSubmitting,
  isOffline,
  onAdd,
  onRetry,
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
        hint={t('dropHint', { count: FILES_MAX })}
        error={wrongChoice}
        chooseLabel={t('choose')}
        acceptedTypes={['application/pdf', '.pdf']}
        buttonRef={choose}
        onSelect={(files) => {
          setProblem(null);
          setTaken(0);
          onAdd(files);
        }}
      />
      {failed.length > 0 && (
        <div>
          <Button variant="outline" onPress={() => onRetry(failed)}>
            {t('retryFailed', { count: failed.length })}
          </Button>
        </div>
      )}
      <UploadList
        label={t('files')}
        variant="cards"
        headingLevel={2}
        items={items.map((item) => uploadListItem(t, item))}
        words={{
          waiting: t('waiting'),
          uploading: (name) => t('uploadingOf', { name }),
          done: t('ready'),
          retry: t('retry'),
          retryOf: (name) => t('retryOf', { name }),
          cancelOf: (name) => t('cancelOf', { name }),
          removeOf: (name) => t('removeOf', { name }),
        }}
        onRemove={onRemove}
        onRetry={(id) => onRetry([id])}
        onEmpty={() => choose.current?.focus()}
      >
        {({ id }) => {
          const item = items.find((one) => one.id === id);
          return (
            item && (
              <UploadFile item={item}>
                <UploadFacts item={item} onChange={(part) => onChange(id, part)} onAddMpns={(text) => onAddMpns(id, text)} {...sources} />
              </UploadFile>
            )
          );
        }}
      </UploadList>
      {taken > 0 && (
        <Alert
          tone="ok"
          live="polite"
          action={
            <Button size="sm" variant="outline" onPress={onSeeMine}>
              {t('seeMine')}
            </Button>
          }
        >
          {t('submittedAll', { count: taken })}
        </Alert>
      )}
      <div className={styles.foot}>
        <p className={styles.note}>{t('takedown')}</p>
        <CheckboxField
          name="hasRight"
          isSelected={hasRight}
          onChange={(value) => {
            setRight(value);
            setProblem(null);
          }}
          error={problem === 'rightRequired' ? t('rightRequired') : undefined}
          inputRef={right}
        >
          {t('right')}
        </CheckboxField>
        <Button type="submit" isPending={isSubmitting} pendingLabel={t('submitting')}>
          {ready.length > 1 ? t('submitCount', { count: ready.length }) : t('submit')}
        </Button>
      </div>
    </form>
  );
}
