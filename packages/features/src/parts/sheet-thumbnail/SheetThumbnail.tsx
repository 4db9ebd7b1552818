import type { Thumbnail } from '@chippage/api/types';
import * as styles from './SheetThumbnail.css.ts';

export interface SheetThumbnailProps {
  /** Null: the file was not drawn, or is elsewhere. */
  thumbnail: Thumbnail | null;
  /** Kind of the document, in the place of a picture; the row beside it says it as well. */
  kind: string;
}

/** The first page of a document beside its row. Fetched when it comes near; its room is there before. */
export function SheetThumbnail({ thumbnail, kind }: SheetThumbnailProps) {
  if (thumbnail === null)
    return (
      <span className={styles.placeholder} aria-hidden="true">
        {kind}
      </span>
    );
  const { url, width, height } = thumbnail;
  return <img className={styles.picture} src={url} width={width} height={height} loading="lazy" decoding="async" alt="" />;
}
