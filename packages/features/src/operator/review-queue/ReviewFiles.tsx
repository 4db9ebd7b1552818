import type { ReviewFile } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { DocumentIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { late } from '@chippage/ui/late';
import { Spinner } from '@chippage/ui/Spinner';
import { useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { useFileUrl } from '../../parts/file-url/useFileUrl.ts';
import { reviewQueueMessages } from './messages.ts';
import * as styles from './ReviewFiles.css.ts';
import { Watermark } from './Watermark.tsx';

const EnlargedFile = late(async () => (await import('./EnlargedFile.tsx')).EnlargedFile);

export interface ReviewFilesProps {
  files: readonly ReviewFile[];
  /** Reads a file with the operator's session. */
  onReadFile: (id: number) => Promise<Blob>;
  /** Reads the first page of a document as a picture, where there is one. */
  onReadThumbnail: ((id: number) => Promise<Blob>) | undefined;
  /** Written over pictures, so that a photo of the screen says where it comes from. */
  watermark: string | undefined;
}

/** What was handed in: pictures to enlarge, documents to open. */
export function ReviewFiles({ files, onReadFile, onReadThumbnail, watermark }: ReviewFilesProps) {
  const t = useMessages(reviewQueueMessages);
  return (
    <ul className={styles.files} aria-label={t('files')}>
      {files.map((file, at) => (
        <File
          key={file.id}
          file={file}
          label={t('file', { no: at + 1, name: file.name })}
          watermark={watermark}
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
  watermark: string | undefined;
  onRead: () => Promise<Blob>;
  onReadThumbnail: (() => Promise<Blob>) | undefined;
}

function File({ file, label, watermark, onRead, onReadThumbnail }: FileProps) {
  const t = useMessages(reviewQueueMessages);
  const [isOpen, setOpen] = useState(false);
  const { url, isFailed, reason, retry, placeRef } = useFileUrl(onRead);
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
        {url !== null && isPicture && <Watermark words={watermark} />}
        {(isFailed || (url !== null && !isPicture)) && (onReadThumbnail ? <FirstPage onRead={onReadThumbnail} /> : <DocumentIcon size={32} />)}
      </span>
      <span ref={words} className={styles.words} tabIndex={-1}>
        {!isFailed ? label : reason === null ? t('fileFailed', { name: label }) : t('fileFailedWhy', { name: label, reason })}
      </span>
      {isFailed && (
        <Button size="sm" variant="outline" aria-label={t('fileRetryOf', { name: label })} onPress={tryAgain}>
          {t('fileRetry')}
        </Button>
      )}
      {url !== null && isPicture && (
        <Button
          size="sm"
          variant="outline"
          aria-label={t('enlargeOf', { name: label })}
          onHoverStart={EnlargedFile.preload}
          onFocus={EnlargedFile.preload}
          onPress={() => setOpen(true)}
        >
          {t('enlarge')}
        </Button>
      )}
      {url !== null && !isPicture && (
        <Link href={url} newWindowLabel={t('newWindow')}>
          {t('openDocument')}
        </Link>
      )}
      {url !== null && isOpen && <EnlargedFile url={url} label={label} watermark={watermark} onClose={() => setOpen(false)} />}
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
