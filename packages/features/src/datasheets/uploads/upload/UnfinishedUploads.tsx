import type { PartedUpload } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { useRef } from 'react';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { uploadMessages } from './messages.ts';
import * as styles from './Upload.css.ts';
import { megabytes } from './uploadListItem.tsx';

export interface UnfinishedUploadsProps {
  uploads: readonly PartedUpload[];
  /** @throws ApiError whose message is shown */
  onDrop: (id: number) => Promise<unknown>;
}

/** Files that stopped on their way, e.g. because the page was closed: chosen again, they go on. */
export function UnfinishedUploads({ uploads, onDrop }: UnfinishedUploadsProps) {
  const t = useMessages(uploadMessages);
  const action = useAction();
  const list = useRef<HTMLUListElement>(null);
  if (uploads.length === 0) return null;
  const drop = (id: number) =>
    void action
      .run(String(id), () => onDrop(id))
      .then((isDone) => {
        if (isDone) list.current?.focus();
      });
  return (
    <section aria-label={t('unfinished')} className={styles.unfinished}>
      <h2 className={styles.heading}>{t('unfinished')}</h2>
      <p className={styles.note}>{t('unfinishedHint')}</p>
      <Card padding="none">
        <RowList label={t('unfinished')} landingRef={list}>
          {uploads.map(({ id, name, sizeBytes, receivedBytes, createTime }) => (
            <Row key={id}>
              <RowWords>
                <RowTitle>{name}</RowTitle>
                <RowMeta>
                  <span>{t('received', { sent: megabytes(receivedBytes), size: megabytes(sizeBytes) })}</span>
                  <span>
                    {t('started')} <FriendlyTime dateTime={createTime} />
                  </span>
                </RowMeta>
              </RowWords>
              <RowActions>
                <Button
                  size="sm"
                  variant="plain"
                  aria-label={t('unfinishedDropOf', { name })}
                  isPending={action.pending === String(id)}
                  onPress={() => drop(id)}
                >
                  {t('unfinishedDrop')}
                </Button>
              </RowActions>
            </Row>
          ))}
        </RowList>
      </Card>
      <ActionAlert result={action.failure} />
    </section>
  );
}
