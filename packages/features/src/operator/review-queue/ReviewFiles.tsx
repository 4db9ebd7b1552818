import type { ReviewFile } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { DocumentIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Spinner } from '@chippage/ui/Spinner';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { reviewQueueMessages } from './messages.ts';
import * as styles from './ReviewFiles.css.ts';
import { useFileUrl } from './useFileUrl.ts';

export interface ReviewFilesProps {
  files: readonly ReviewFile[];
  /** Reads a file with the operator's session. */
  onReadFile: (id: number) => Promise<Blob>;
  /** Reads the first page of a document as a picture, where there is one. */
  onReadThumbnail: ((id: number) => Promise<Blob>) | undefined;
}

/** What was handed in: pictures to enlarge, documents to open. */
export function ReviewFiles({ files, onReadFile, onReadThumbnail }: ReviewFilesProps) {
  const t = useMessages(reviewQueueMessages);
  return (
    <ul className={styles.files} aria-label={t('files')}>
      {files.map((file, at) => (
        <File
          key={file.id}
          file={file}
          label={t('file', { no: at + 1, name: file.name })}
          onRead={() => onReadFile(file.id)}
          onReadThumbnail={onReadThumbnail && (() => onReadThumbnail(file.id))}
        />
      ))}
    </ul>
  );
}

interface FileProps {
  file: ReviewFile;
  label: string;
  onRead: () => Promise<Blob>;
  onReadThumbnail: (() => Promise<Blob>) | undefined;
}

function File({ file, label, onRead, onReadThumbnail }: FileProps) {
  const t = useMessages(reviewQueueMessages);
  const [isOpen, setOpen] = useState(false);
  const { url, isFailed, retry, placeRef } = useFileUrl(onRead);
  const words = useRef<HTMLSpanElement>(null);
  const tryAgain = () => {
    // The button goes away.
    words.current?.focus();
    retry();
  };
  const isPicture = file.type.startsWith('image/');
  return (
    <li ref={placeRef} className={styles.file}>
      <span className={styles.frame}>
        {url === null && !isFailed && <Spinner size={24} label={t('fileLoading', { name: label })} />}
        {url !== null && isPicture && <img className={styles.picture} src={url} alt={label} />}
        {(isFailed || (url !== null && !isPicture)) && (onReadThumbnail ? <FirstPage onRead={onReadThumbnail} /> : <DocumentIcon size={32} />)}
      </span>
      <span ref={words} className={styles.words} tabIndex={-1}>
        {isFailed ? t('fileFailed', { name: label }) : label}
      </span>
      {isFailed && (
        <Button size="sm" variant="outline" aria-label={t('fileRetryOf', { name: label })} onPress={tryAgain}>
          {t('fileRetry')}
        </Button>
      )}
      {url !== null && isPicture && (
        <Button size="sm" variant="outline" aria-label={t('enlargeOf', { name: label })} onPress={() => setOpen(true)}>
          {t('enlarge')}
        </Button>
      )}
      {url !== null && !isPicture && (
        <Link href={url} newWindowLabel={t('newWindow')}>
          {t('openDocument')}
        </Link>
      )}
      {url !== null && isOpen && <Enlarged url={url} label={label} onClose={() => setOpen(false)} />}
    </li>
  );
}

/** The first page of a document; the sign of one while there is no picture of it. */
function FirstPage({ onRead }: { onRead: () => Promise<Blob> }) {
  const { url, placeRef } = useFileUrl<HTMLSpanElement>(onRead);
  return (
    <span ref={placeRef} className={styles.page}>
      {url === null ? <DocumentIcon size={32} /> : <img className={styles.picture} src={url} alt="" />}
    </span>
  );
}

function Enlarged({ url, label, onClose }: { url: string; label: string; onClose: () => void }) {
  const t = useMessages(reviewQueueMessages);
  const [isWhole, setWhole] = useState(true);
  return (
    <Dialog
      isOpen
      isDismissable
      size="lg"
      title={label}
      closeLabel={t('close')}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      headerAction={
        <ToggleButton isSelected={!isWhole} onChange={(isLarge) => setWhole(!isLarge)}>
          {t('originalSize')}
        </ToggleButton>
      }
    >
      {/* Scrolled by keys once it is larger than the window. */}
      <div className={styles.stage} role="region" aria-label={label} tabIndex={0}>
        <img className={isWhole ? styles.whole : styles.original} src={url} alt={label} />
      </div>
    </Dialog>
  );
}
