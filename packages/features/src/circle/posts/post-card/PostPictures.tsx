import type { CirclePost } from '@chippage/api/types';
import { Gallery } from '@chippage/ui/Gallery';
import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { postCardMessages } from './messages.ts';
import * as styles from './PostCard.css.ts';

/** The pictures of a post: in a list small ones that lead to it, on its page one large with the others below. */
export function PostPictures({ post: { id, pictures }, isWhole }: { post: Pick<CirclePost, 'id' | 'pictures'>; isWhole: boolean }) {
  const t = useMessages(postCardMessages);
  const paths = usePaths(circlePaths);
  if (pictures.length === 0) return null;
  if (isWhole)
    return (
      <div className={styles.gallery}>
        <Gallery
          label={t('gallery')}
          pictures={pictures.map((picture) => ({ id: `${picture.id}`, src: picture.url, alt: picture.alt }))}
          openLabel={({ alt }) => t('openPicture', { alt })}
          closeLabel={t('close')}
          missingText={t('missing')}
          empty={null}
        />
      </div>
    );
  return (
    <PlainLink className={styles.pictures} href={paths.circlePost(id)}>
      <VisuallyHidden>{t('pictures', { count: pictures.length })}</VisuallyHidden>
      {pictures.map(({ id: picture, url, alt, width, height }) => (
        <img key={picture} className={styles.picture} src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
      ))}
    </PlainLink>
  );
}
