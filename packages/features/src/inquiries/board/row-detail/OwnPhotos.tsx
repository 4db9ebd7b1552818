import type { BoardPhoto } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Gallery } from '@chippage/ui/Gallery';
import { Spinner } from '@chippage/ui/Spinner';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { useFileUrl } from '../../../parts/file-url/useFileUrl.ts';
import { rowDetailMessages } from './messages.ts';
import * as styles from './RowDetail.css.ts';

export interface OwnPhotosProps {
  photos: readonly BoardPhoto[];
  /** Reads one with the session. */
  onRead: (id: number) => Promise<Blob>;
}

/** Photographs of a row that was taken off: only its own company still gets them, so they are read with the session. */
export function OwnPhotos({ photos, onRead }: OwnPhotosProps) {
  const t = useMessages(rowDetailMessages);
  return (
    <ul className={styles.ownPhotos} aria-label={t('photos')}>
      {photos.map(({ id }, at) => (
        <Photo key={id} name={t('photoNo', { no: at + 1 })} onRead={() => onRead(id)} />
      ))}
    </ul>
  );
}

function Photo({ name, onRead }: { name: string; onRead: () => Promise<Blob> }) {
  const t = useMessages(rowDetailMessages);
  const { url, isFailed, retry, placeRef } = useFileUrl(onRead);
  const tryAgain = () => {
    // The button goes away.
    placeRef.current?.focus();
    retry();
  };
  return (
    <li ref={placeRef} className={styles.ownPhoto} tabIndex={-1}>
      {url === null && !isFailed ? (
        <Spinner size={24} label={t('photoLoading', { name })} />
      ) : (
        <Gallery
          label={name}
          pictures={[{ id: name, src: url, alt: name }]}
          openLabel={() => t('photoOpen', { name })}
          closeLabel={t('close')}
          missingText={t('photoMissing')}
          empty={null}
        />
      )}
      {isFailed && (
        <Button size="sm" variant="outline" onPress={tryAgain} aria-label={t('photoRetryOf', { name })}>
          {t('photoRetry')}
        </Button>
      )}
    </li>
  );
}
