import { Alert } from '@chippage/ui/Alert';
import { FileDrop } from '@chippage/ui/FileDrop';
import { UploadList } from '@chippage/ui/UploadList';
import type { RefObject } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { uploadFilesMessages } from './messages.ts';
import * as styles from './UploadFiles.css.ts';
import { acceptedTypes, listItemOf, pictureTypes } from './uploads.ts';
import type { Uploads } from './useUploads.ts';

export interface UploadFilesProps {
  /** What to bring, e.g. 把付款凭证拖到这里. */
  title: string;
  files: Uploads;
  /** Why the form cannot be sent as it is; null: it can, or nobody tried. */
  problem: string | null;
  chooseRef: RefObject<HTMLButtonElement | null>;
  /** Photographs only, no PDF. */
  isPictures?: boolean;
  /** What else there is to choose from, with the words that say so. @default photographs and PDF */
  accepted?: { types: readonly string[]; hint: string };
}

/** Files that prove something: chosen, dropped or pasted, on their way, sent or refused. */
export function UploadFiles({
  title,
  files: { uploads, most, surplus, isUploading, add, remove, retry },
  problem,
  chooseRef,
  isPictures = false,
  accepted,
}: UploadFilesProps) {
  const t = useMessages(uploadFilesMessages);
  return (
    <div className={styles.group}>
      <FileDrop
        title={title}
        overTitle={t('dropOver')}
        hint={accepted ? accepted.hint : isPictures ? t('dropHintPictures', { most }) : most === 1 ? t('dropHintOne') : t('dropHint', { most })}
        chooseLabel={t(uploads.length === 0 ? 'choose' : 'addMore')}
        acceptedTypes={accepted ? [...accepted.types] : isPictures ? pictureTypes : acceptedTypes}
        isDisabled={uploads.length >= most}
        onSelect={add}
        buttonRef={chooseRef}
      />
      <UploadList
        label={t('list')}
        items={uploads.map(listItemOf)}
        words={{
          waiting: t('waiting'),
          uploading: (name) => t('uploading', { name }),
          done: t('done'),
          retry: t('retry'),
          retryOf: (name) => t('retryNamed', { name }),
          cancelOf: (name) => t('cancel', { name }),
          removeOf: (name) => t('remove', { name }),
        }}
        onRemove={remove}
        onRetry={retry}
        onEmpty={() => chooseRef.current?.focus()}
      />
      {surplus > 0 && (
        <Alert tone="warn" live="polite">
          {t('tooMany', { most, count: surplus })}
        </Alert>
      )}
      {problem !== null && !isUploading && (
        <Alert tone="danger" live="assertive">
          {problem}
        </Alert>
      )}
    </div>
  );
}
