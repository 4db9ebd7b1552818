import { useEffect, useRef, useState } from 'react';
import { useAnnounce } from '../Announcer/useAnnounce.ts';
import { FileDrop } from '../FileDrop/FileDrop.tsx';
import { checkImages, type ImageLimits, type ImageRefusal } from './checkImages.ts';
import { type ImageItem, ImageRow, type ImageWords } from './ImageRow.tsx';
import * as styles from './ImageUpload.css.ts';

/** Words of `ImageUpload`. */
export interface ImageUploadWords extends ImageWords {
  /** What to do here: 把图片拖到这里，或粘贴. */
  drop: string;
  /** In its place while files are held over it. */
  dropOver: string;
  /** What is taken: kinds, size, how many. */
  hint: string;
  /** The verb of the button. */
  choose: string;
  /** Names the list. */
  list: string;
  /** Why a file was not taken, and what to do: “a.gif”不是 PNG 或 JPEG，请换一张. */
  refused: (name: string, reason: ImageRefusal) => string;
}

/** Props of `ImageUpload`. */
export interface ImageUploadProps extends ImageLimits {
  /** In the order in which they will be shown. */
  images: readonly ImageItem[];
  words: ImageUploadWords;
  /** Whether a picture without a description is an error now: after a try to submit. @default false */
  needsAlt?: boolean;
  /** Hears the files that are fit, at least one. */
  onAdd: (files: File[]) => void;
  /** Hears the words that stand for a picture. */
  onAltChange: (id: string, alt: string) => void;
  onRemove: (id: string) => void;
  /** Hears the new index of a picture. */
  onMove: (id: string, index: number) => void;
  /** Sends a failed one again. */
  onRetry: (id: string) => void;
}

/** Pictures to choose, describe and put in order. The order is changed by buttons, so it works without a mouse. */
export function ImageUpload({ images, words, types, maxBytes, maxCount, needsAlt = false, onAdd, onRemove, ...rows }: ImageUploadProps) {
  const announce = useAnnounce();
  const [refused, setRefused] = useState<string>();
  const choose = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const goTo = useRef<string | null>(null);
  useEffect(() => {
    const id = goTo.current;
    goTo.current = null;
    if (id !== null) list.current?.querySelector<HTMLElement>(`[data-image="${CSS.escape(id)}"] input`)?.focus();
  }, [images]);

  const add = (files: File[]) => {
    const { taken, refused: others } = checkImages(files, images.length, { types, maxBytes, maxCount });
    const why = others.map(({ name, reason }) => words.refused(name, reason)).join(' ');
    setRefused(why || undefined);
    if (why) announce(why, { level: 'assertive' });
    if (taken.length > 0) onAdd(taken);
  };
  const remove = (id: string) => {
    const at = images.findIndex((image) => image.id === id);
    const next = images[at + 1] ?? images[at - 1];
    goTo.current = next?.id ?? null;
    setRefused(undefined);
    onRemove(id);
    // Where it was full, the button is free again only now.
    if (!next) requestAnimationFrame(() => choose.current?.focus());
  };
  return (
    <div className={styles.root}>
      <FileDrop
        title={words.drop}
        overTitle={words.dropOver}
        hint={words.hint}
        error={refused}
        chooseLabel={words.choose}
        acceptedTypes={types}
        isDisabled={images.length >= maxCount}
        onSelect={add}
        buttonRef={choose}
      />
      {images.length === 0 ? null : (
        <ul ref={list} className={styles.list} aria-label={words.list}>
          {images.map((image, at) => (
            <li key={image.id} className={styles.item} data-image={image.id}>
              <ImageRow {...rows} images={images} image={image} at={at} words={words} needsAlt={needsAlt} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
