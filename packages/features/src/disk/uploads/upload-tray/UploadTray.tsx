import type { DiskUpload } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { UploadList, type UploadListItem, useUploadAnnouncements } from '@chippage/ui/UploadList';
import { useMemo, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Translate } from '../../../i18n/messages.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { useUploadListWords } from '../../../parts/parted-upload/useUploadListWords.ts';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { sizeText } from '../../../parts/size/sizeText.ts';
import { uploadTrayMessages } from './messages.ts';
import type { UploadFile } from './uploadFiles.ts';
import * as styles from './UploadTray.css.ts';

export interface UploadTrayProps {
  files: readonly UploadFile[];
  /** What of the last choice was not taken. */
  refusal: string | null;
  /** Files that stopped on their way earlier. */
  unfinished: readonly DiskUpload[];
  onDropUnfinished: (id: number) => Promise<unknown>;
  onRetry: (ids: readonly string[]) => void;
  onPause: (id: string) => void;
  onResume: (id: string) => void;
  onRemove: (id: string) => void;
  onClearDone: () => void;
  /** The list is empty now: takes focus to where files are chosen. */
  onEmpty: () => void;
}

type Words = Translate<(typeof uploadTrayMessages)['texts']>;

const listStates = { waiting: 'waiting', uploading: 'uploading', asking: 'paused', paused: 'paused', failed: 'failed', done: 'done', skipped: 'done' } as const;

function stepText(t: Words, paused: string, { state, step, share }: UploadFile): string {
  if (state === 'asking') return t('asking');
  if (state === 'paused') return paused;
  if (step.kind === 'checking') return t('checking');
  if (step.kind === 'waiting') return t('retrying', { seconds: step.seconds });
  return step.kind === 'reading' ? t('finishing') : t('sending', { share: Math.floor(share * 100) });
}

const itemOf = (t: Words, paused: string, file: UploadFile): UploadListItem => ({
  id: file.id,
  name: file.name,
  detail: sizeText(file.sizeBytes),
  state: listStates[file.state],
  share: file.share,
  progressText: stepText(t, paused, file),
  problem: file.message,
  ...(file.state === 'skipped' && { status: t('skipped') }),
});

/** Files on their way to the disk, how far they are, and those that stopped earlier. */
export function UploadTray({ files, refusal, unfinished, onDropUnfinished, onRetry, onPause, onResume, onRemove, onClearDone, onEmpty }: UploadTrayProps) {
  const t = useMessages(uploadTrayMessages);
  const listWords = useUploadListWords({ done: t('done'), retryOf: (name) => t('retryOf', { name }), removeOf: (name) => t('removeOf', { name }) });
  const { paused } = listWords;
  const items = useMemo(() => files.map((file) => itemOf(t, paused, file)), [files, t, paused]);
  const failed = files.filter(({ state }) => state === 'failed').map(({ id }) => id);
  const skipped = files.filter(({ state }) => state === 'skipped').length;
  const done = files.filter(({ state }) => state === 'done').length;
  useUploadAnnouncements(items, {
    progress: (percent) => t('progress', { percent }),
    done: () => t('allDone', { count: done }),
    failed: (name, reason) => t('failedOf', { name, reason }),
  });
  if (files.length === 0 && unfinished.length === 0 && refusal === null) return null;
  return (
    <section aria-label={t('label')}>
      <PageColumn>
        {refusal !== null && <Alert tone="warn">{refusal}</Alert>}
        {files.length > 0 && (
          <Card padding="none">
            <div className={styles.head}>
              <span>{t(skipped > 0 ? 'summarySkipped' : 'summary', { done, total: files.length, skipped })}</span>
              <div className={styles.buttons}>
                {failed.length > 1 && (
                  <Button size="sm" variant="outline" onPress={() => onRetry(failed)}>
                    {t('retryAll', { count: failed.length })}
                  </Button>
                )}
                {done + skipped > 0 && (
                  <Button
                    size="sm"
                    variant="plain"
                    onPress={() => {
                      onClearDone();
                      onEmpty();
                    }}
                  >
                    {t('clear')}
                  </Button>
                )}
              </div>
            </div>
            <div className={styles.list}>
              <UploadList
                label={t('label')}
                items={items}
                words={listWords}
                onRemove={onRemove}
                onRetry={(id) => onRetry([id])}
                onPause={onPause}
                onResume={onResume}
                onEmpty={onEmpty}
              />
            </div>
          </Card>
        )}
        {unfinished.length > 0 && <Unfinished uploads={unfinished} onDrop={onDropUnfinished} />}
      </PageColumn>
    </section>
  );
}

function Unfinished({ uploads, onDrop }: { uploads: readonly DiskUpload[]; onDrop: (id: number) => Promise<unknown> }) {
  const t = useMessages(uploadTrayMessages);
  const action = useAction();
  const list = useRef<HTMLUListElement>(null);
  const drop = (id: number) =>
    void action
      .run(`${id}`, () => onDrop(id))
      .then((isDone) => {
        if (isDone) list.current?.focus();
      });
  return (
    <Card padding="none">
      <div className={styles.head}>
        <span>
          {t('unfinished')} <span className={styles.quiet}>{t('unfinishedHint')}</span>
        </span>
      </div>
      <RowList label={t('unfinished')} landingRef={list}>
        {uploads.map(({ id, name, sizeBytes, receivedBytes }) => (
          <Row key={id}>
            <RowWords>
              <RowTitle>{name}</RowTitle>
              <RowMeta>
                <span>{t('received', { sent: sizeText(receivedBytes), size: sizeText(sizeBytes) })}</span>
              </RowMeta>
            </RowWords>
            <RowActions>
              <Button size="sm" variant="plain" aria-label={t('dropOf', { name })} isPending={action.pending === `${id}`} onPress={() => drop(id)}>
                {t('drop')}
              </Button>
            </RowActions>
          </Row>
        ))}
      </RowList>
      <ActionAlert result={action.failure} />
    </Card>
  );
}
