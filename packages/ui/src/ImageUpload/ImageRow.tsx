import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Picture } from '../Gallery/Picture.tsx';
import { MoveButtons } from '../GridList/MoveButtons.tsx';
import { TrashIcon } from '../Icon/itemIcons.tsx';
import { ErrorIcon } from '../Icon/statusIcons.tsx';
import { ProgressBar } from '../ProgressBar/ProgressBar.tsx';
import { TextField } from '../TextField/TextField.tsx';
import * as styles from './ImageUpload.css.ts';

/** A picture on its way, or there. */
export interface ImageItem {
  id: string;
  /** Of the file. */
  name: string;
  /** Its address, or that of the file in memory; null while there is none. */
  src: string | null;
  /** Words for those who do not see it. */
  alt: string;
  state: 'uploading' | 'done' | 'failed';
  /** How much has gone out, from 0 to 1. */
  share?: number;
  /** Why it failed, and what to do about it. */
  problem?: string | null;
}

/** Words of one picture. */
export interface ImageWords {
  /** Names the field: 图片说明. */
  alt: string;
  /** How to fill it in. */
  altHint: string;
  /** What is wrong with an empty one. */
  altMissing: string;
  /** Names the bar: 正在上传 a.png. */
  uploading: (name: string) => string;
  /** The verb on the button of a failed one. */
  retry: string;
  /** Names that button. */
  retryOf: (name: string) => string;
  /** Names the button: 移除 a.png. */
  removeOf: (name: string) => string;
  /** Names the button: 上移 a.png. */
  upOf: (name: string) => string;
  /** Names the button: 下移 a.png. */
  downOf: (name: string) => string;
  /** Said after a move, with the place counted from 1. */
  moved: (name: string, place: number) => string;
}

interface ImageRowProps {
  images: readonly ImageItem[];
  image: ImageItem;
  at: number;
  words: ImageWords;
  needsAlt: boolean;
  onAltChange: (id: string, alt: string) => void;
  onRemove: (id: string) => void;
  onMove: (id: string, index: number) => void;
  onRetry: (id: string) => void;
}

/** One picture: how it looks, what it shows in words, where it stands. */
export function ImageRow({ images, image, at, words, needsAlt, onAltChange, onRemove, onMove, onRetry }: ImageRowProps) {
  const { id, name, src, alt, state, share, problem } = image;
  return (
    <>
      <div className={styles.preview}>
        <Picture src={src} alt={alt} className={styles.picture} />
      </div>
      <div className={styles.facts}>
        <p className={styles.name}>
          <span className={styles.place}>
            {at + 1} / {images.length}
          </span>
          {name}
        </p>
        {state === 'uploading' ? <ProgressBar label={words.uploading(name)} value={share} /> : null}
        {state === 'failed' ? (
          <p className={styles.wrong}>
            <ErrorIcon size={14} />
            {problem}
          </p>
        ) : null}
        <TextField
          label={words.alt}
          description={words.altHint}
          error={needsAlt && alt.trim() === '' ? words.altMissing : undefined}
          size="sm"
          value={alt}
          onChange={(next) => onAltChange(id, next)}
        />
        <div className={styles.actions}>
          {state === 'failed' ? (
            <Button size="sm" variant="outline" aria-label={words.retryOf(name)} onPress={() => onRetry(id)}>
              {words.retry}
            </Button>
          ) : null}
          {images.length > 1 ? (
            <MoveButtons
              items={images}
              item={image}
              words={{
                upLabel: (item) => words.upOf(item.name),
                downLabel: (item) => words.downOf(item.name),
                movedText: (item, place) => words.moved(item.name, place),
                onMove,
              }}
            />
          ) : null}
          <IconButton size="sm" label={words.removeOf(name)} onPress={() => onRemove(id)}>
            <TrashIcon size={16} />
          </IconButton>
        </div>
      </div>
    </>
  );
}
