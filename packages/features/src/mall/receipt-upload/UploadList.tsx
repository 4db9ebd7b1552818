import { Button } from '@chippage/ui/Button';
import { CheckIcon, CloseIcon, ErrorIcon, TrashIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { ProgressBar } from '@chippage/ui/ProgressBar';
import { useRef } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { receiptUploadMessages } from './messages.ts';
import * as styles from './ReceiptUpload.css.ts';
import { sizeText, type Upload } from './uploads.ts';

interface UploadListProps {
  uploads: readonly Upload[];
  onRemove: (key: string) => void;
  onRetry: (key: string) => void;
  /** The last one is taken away, and the list with it. */
  onEmpty: () => void;
}

/** The files, how far each has come, and what went wrong. */
export function UploadList({ uploads, onRemove, onRetry, onEmpty }: UploadListProps) {
  const t = useMessages(receiptUploadMessages);
  const list = useRef<HTMLUListElement>(null);
  const remove = (key: string) => {
    onRemove(key);
    // Its button goes with it; the list stays to be read on.
    if (uploads.length > 1) list.current?.focus();
    else onEmpty();
  };
  return (
    <ul ref={list} className={styles.list} aria-label={t('list')} tabIndex={-1}>
      {uploads.map(({ key, file, state, share, problem }) => (
        <li key={key} className={styles.item}>
          <div className={styles.words}>
            <span>
              {file.name} <span className={styles.quiet}>{sizeText(file.size)}</span>
            </span>
            {state === 'uploading' && <ProgressBar label={t('uploading', { name: file.name })} value={share} />}
            {state === 'done' && (
              <span className={styles.ok}>
                <CheckIcon size={14} />
                {t('done')}
              </span>
            )}
            {problem !== null && (
              <span className={styles.wrong}>
                <ErrorIcon size={14} />
                {problem}
              </span>
            )}
          </div>
          <div className={styles.itemEnd}>
            {state === 'failed' && (
              <Button size="sm" variant="outline" aria-label={t('retryNamed', { name: file.name })} onPress={() => onRetry(key)}>
                {t('retry')}
              </Button>
            )}
            <IconButton size="sm" label={t(state === 'uploading' ? 'cancel' : 'remove', { name: file.name })} onPress={() => remove(key)}>
              {state === 'uploading' ? <CloseIcon size={16} /> : <TrashIcon size={16} />}
            </IconButton>
          </div>
        </li>
      ))}
    </ul>
  );
}
