import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Tab, TabList, TabPanel, Tabs } from 'react-aria-components/Tabs';
import { Dialog } from '../Dialog/Dialog.tsx';
import { ZoomInIcon } from '../Icon/navigationIcons.tsx';
import { ImageIcon } from '../Icon/objectIcons.tsx';
import { Picture } from './Picture.tsx';
import * as styles from './Gallery.css.ts';

/** A picture of `Gallery`. */
export interface GalleryPicture {
  id: string;
  /** Its address; null where it is not there. */
  src: string | null;
  /** A smaller one for the row of thumbnails. @default `src` */
  thumbSrc?: string | null;
  /** What it shows, in a few words: 正面, 引脚图. It names the thumbnail. */
  alt: string;
  /** More, below it. */
  caption?: ReactNode;
}

/** Props of `Gallery`. */
export interface GalleryProps {
  /** Names the row of thumbnails: 商品图片. */
  label: string;
  /** In order; the first one is shown. */
  pictures: readonly GalleryPicture[];
  /** Names the picture as a button: 放大查看 正面. */
  openLabel: (picture: GalleryPicture) => string;
  /** Names the cross of the large view. */
  closeLabel: string;
  /** Stands where a picture is missing: 图片暂时看不到. */
  missingText: string;
  /** Stands where there are no pictures at all. */
  empty: ReactNode;
}

/**
 * A few pictures of one thing: one large, all as thumbnails. Nothing moves by itself. The thumbnails are tabs: ← and →
 * pick, Home and End go to the ends; Enter on the picture opens it large.
 */
export function Gallery({ label, pictures, openLabel, closeLabel, missingText, empty }: GalleryProps) {
  const [picked, setPicked] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const first = pictures[0];
  if (!first) return empty;
  const current = pictures.find(({ id }) => id === picked) ?? first;
  const missing = (
    <span className={styles.missing}>
      <ImageIcon size={32} />
      {missingText}
    </span>
  );
  const figure = (picture: GalleryPicture, at: number) => (
    <figure className={styles.figure}>
      {picture.src === null ? (
        <div className={styles.stage}>{missing}</div>
      ) : (
        <Button aria-label={openLabel(picture)} className={`${styles.stage} ${styles.zoomable}`} onPress={() => setOpen(true)}>
          <Picture src={picture.src} alt="" className={styles.picture} fallback={missing} />
          <span className={styles.zoom}>
            <ZoomInIcon size={16} />
          </span>
        </Button>
      )}
      <figcaption className={styles.caption}>
        {pictures.length > 1 ? (
          <span className={styles.count}>
            {at + 1} / {pictures.length}
          </span>
        ) : null}
        {picture.caption ?? picture.alt}
      </figcaption>
    </figure>
  );
  return (
    <>
      {pictures.length === 1 ? (
        <div className={styles.root}>{figure(first, 0)}</div>
      ) : (
        <Tabs selectedKey={current.id} onSelectionChange={(key) => setPicked(String(key))} className={styles.root}>
          {/* First, as a tab list comes before what it picks; the style sheet shows it below. */}
          <TabList aria-label={label} className={styles.thumbs}>
            {pictures.map(({ id, src, thumbSrc, alt }) => (
              <Tab key={id} id={id} aria-label={alt} className={styles.thumb}>
                <Picture src={thumbSrc === undefined ? src : thumbSrc} alt="" className={styles.picture} />
              </Tab>
            ))}
          </TabList>
          {pictures.map((picture, at) => (
            <TabPanel key={picture.id} id={picture.id} className={styles.panel}>
              {figure(picture, at)}
            </TabPanel>
          ))}
        </Tabs>
      )}
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title={current.alt} closeLabel={closeLabel} size="lg" isDismissable>
        <figure className={styles.figure}>
          <Picture src={current.src} alt={current.alt} className={styles.large} fallback={missing} />
          {current.caption === undefined ? null : <figcaption className={styles.caption}>{current.caption}</figcaption>}
        </figure>
      </Dialog>
    </>
  );
}
