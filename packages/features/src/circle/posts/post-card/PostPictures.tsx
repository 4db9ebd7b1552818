import type { CirclePost } from '@chippage/api/types';
import { lazyPart } from '@chippage/ui/late';
import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { Suspense } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { useFileUrl } from '../../../parts/file-url/useFileUrl.ts';
import { postCardMessages } from './messages.ts';
import * as styles from './PostCard.css.ts';
import type { PostActions } from './postActions.ts';

const Gallery = lazyPart(async () => (await import('@chippage/ui/Gallery')).Gallery);
const SessionPictures = lazyPart(async () => (await import('../../../parts/session-pictures/SessionPictures.tsx')).SessionPictures);

type Shown = CirclePost['pictures'][number];

export interface PostPicturesProps extends Pick<PostActions, 'onReadPicture'> {
  post: Pick<CirclePost, 'id' | 'pictures' | 'visibility' | 'state'>;
  isWhole: boolean;
}

/**
 * The pictures of a post: in a list small ones that lead to it, on its page one large with the others below. Those of a post that not everybody may
 * read have no address that opens them; they are read with the session.
 */
export function PostPictures({ post: { id, pictures, visibility, state }, isWhole, onReadPicture }: PostPicturesProps) {
  const t = useMessages(postCardMessages);
  const paths = usePaths(circlePaths);
  if (pictures.length === 0) return null;
  const isOpen = visibility === 'everyone' && (state === 'shown' || state === 'folded');
  if (isWhole && !isOpen)
    return (
      <Suspense fallback={null}>
        <SessionPictures label={t('gallery')} pictures={pictures.map((picture) => ({ id: picture.id, name: picture.alt }))} onRead={onReadPicture} />
      </Suspense>
    );
  if (isWhole)
    return (
      <div className={styles.gallery}>
        <Suspense fallback={null}>
          <Gallery
            label={t('gallery')}
            pictures={pictures.map((picture) => ({ id: `${picture.id}`, src: picture.url, alt: picture.alt }))}
            openLabel={({ alt }) => t('openPicture', { alt })}
            closeLabel={t('close')}
            missingText={t('missing')}
            empty={null}
          />
        </Suspense>
      </div>
    );
  return (
    <PlainLink className={styles.pictures} href={paths.circlePost(id)}>
      <VisuallyHidden>{t('pictures', { count: pictures.length })}</VisuallyHidden>
      {pictures.map((picture) =>
        isOpen ? (
          <Small key={picture.id} picture={picture} src={picture.url} />
        ) : (
          <Closed key={picture.id} picture={picture} onRead={() => onReadPicture(picture.id)} />
        ),
      )}
    </PlainLink>
  );
}

function Small({ picture: { alt, width, height }, src }: { picture: Shown; src: string }) {
  return <img className={styles.picture} src={src} alt={alt} width={width} height={height} loading="lazy" decoding="async" />;
}

function Closed({ picture, onRead }: { picture: Shown; onRead: () => Promise<Blob> }) {
  const { url, placeRef } = useFileUrl<HTMLSpanElement>(onRead);
  return (
    <span ref={placeRef} className={styles.closed}>
      {url === null ? <span className={styles.picture} role="img" aria-label={picture.alt} /> : <Small picture={picture} src={url} />}
    </span>
  );
}
