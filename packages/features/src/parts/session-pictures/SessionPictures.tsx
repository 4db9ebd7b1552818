import { Button } from '@chippage/ui/Button';
import { Gallery } from '@chippage/ui/Gallery';
import { Spinner } from '@chippage/ui/Spinner';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { useFileUrl } from '../file-url/useFileUrl.ts';
import { sessionPicturesMessages } from './messages.ts';
import * as styles from './SessionPictures.css.ts';

export interface SessionPicturesProps {
  /** Names the list. */
  label: string;
  /** `name` says what each shows. */
  pictures: readonly { id: number; name: string }[];
  /** Reads one with the session. */
  onRead: (id: number) => Promise<Blob>;
}

/** Pictures that not everybody may see: an address alone opens none of them, so each is read with the session. */
export function SessionPictures({ label, pictures, onRead }: SessionPicturesProps) {
  return (
    <ul className={styles.list} aria-label={label}>
      {pictures.map(({ id, name }) => (
        <One key={id} name={name} onRead={() => onRead(id)} />
      ))}
    </ul>
  );
}

function One({ name, onRead }: { name: string; onRead: () => Promise<Blob> }) {
  const t = useMessages(sessionPicturesMessages);
  const { url, isFailed, retry, placeRef } = useFileUrl(onRead);
  const tryAgain = () => {
    // The button goes away.
    placeRef.current?.focus();
    retry();
  };
  return (
    <li ref={placeRef} className={styles.picture} tabIndex={-1}>
      {url === null && !isFailed ? (
        <Spinner size={24} label={t('loading', { name })} />
      ) : (
        <Gallery
          label={name}
          pictures={[{ id: name, src: url, alt: name }]}
          openLabel={() => t('open', { name })}
          closeLabel={t('close')}
          missingText={t('missing')}
          empty={null}
        />
      )}
      {isFailed && (
        <Button size="sm" variant="outline" onPress={tryAgain} aria-label={t('retryOf', { name })}>
          {t('retry')}
        </Button>
      )}
    </li>
  );
}
