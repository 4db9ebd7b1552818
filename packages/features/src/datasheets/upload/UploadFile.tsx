import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { ClockIcon, ErrorIcon, InfoIcon, SuccessIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode, Ref } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { uploadMessages } from './messages.ts';
import * as styles from './Upload.css.ts';
import type { UploadItem } from './uploadItems.ts';

export interface UploadFileProps {
  item: UploadItem;
  placeRef: Ref<HTMLHeadingElement>;
  onRemove: () => void;
  onRetry: () => void;
  /** The fields of a file that is there. */
  children: ReactNode;
}

const megabytes = (bytes: number) => Math.max(0.1, bytes / 1024 / 1024).toFixed(1);

/** One file: its name, how far it is, and what can be done with it. */
export function UploadFile({ item, placeRef, onRemove, onRetry, children }: UploadFileProps) {
  const t = useMessages(uploadMessages);
  const paths = usePaths();
  const { name, sizeBytes, state, share, message, upload, twin } = item;
  const isMoving = state === 'waiting' || state === 'uploading';
  return (
    <>
      <div className={styles.head}>
        <div className={styles.words}>
          <h2 ref={placeRef} tabIndex={-1} className={styles.name}>
            {name}
          </h2>
          <div className={styles.meta}>
            <span>{t('size', { size: megabytes(sizeBytes) })}</span>
            {upload && <span>{t('pages', { count: upload.pageCount })}</span>}
            {state === 'waiting' && <Tag>{t('waiting')}</Tag>}
            {state === 'ready' && (
              <Tag tone="info" icon={<InfoIcon size={14} />}>
                {t('ready')}
              </Tag>
            )}
            {state === 'submitted' && (
              <Tag tone="ok" icon={<SuccessIcon size={14} />}>
                {t('submitted')}
              </Tag>
            )}
            {state === 'twin' && (
              <Tag tone="info" icon={<ClockIcon size={14} />}>
                {t('twin')}
              </Tag>
            )}
            {state === 'failed' && (
              <Tag tone="danger" icon={<ErrorIcon size={14} />}>
                {t('failed', { reason: message ?? '' })}
              </Tag>
            )}
          </div>
        </div>
        <div className={styles.actions}>
          {state === 'failed' && (
            <Button size="sm" variant="outline" aria-label={t('retryOf', { name })} onPress={onRetry}>
              {t('retry')}
            </Button>
          )}
          {state !== 'submitted' && (
            <Button size="sm" variant="plain" aria-label={t(isMoving ? 'cancelOf' : 'removeOf', { name })} onPress={onRemove}>
              {t(isMoving ? 'cancel' : 'remove')}
            </Button>
          )}
        </div>
      </div>
      {state === 'uploading' && (
        <ProgressBar label={t('uploadingOf', { name })} {...(share < 1 && { value: share })}>
          {t(share < 1 ? 'uploading' : 'reading')}
        </ProgressBar>
      )}
      {twin && (
        <p>
          <Link href={paths.specificationDetail(twin.documentId, twin.brandId)}>{t('openTwin', { title: twin.title })}</Link>
        </p>
      )}
      {state === 'ready' && upload?.reason && <Alert tone="warn">{t('reason', { reason: upload.reason })}</Alert>}
      {state === 'ready' && message !== null && (
        <Alert tone="danger" live="assertive">
          {message}
        </Alert>
      )}
      {state === 'ready' && children}
    </>
  );
}
