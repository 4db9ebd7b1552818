import { type ReactNode, useState } from 'react';
import { ImageIcon } from '../Icon/objectIcons.tsx';

/** Props of `Picture`. */
export interface PictureProps {
  /** Its address; null where there is none. */
  src: string | null;
  /** What it shows; empty where words beside it say so. */
  alt: string;
  className: string;
  /** Stands where the picture is missing, or did not come. */
  fallback?: ReactNode;
}

/** A picture, or what stands in its place. */
export function Picture({ src, alt, className, fallback = <ImageIcon /> }: PictureProps) {
  const [broken, setBroken] = useState<string | null>(null);
  if (src === null || src === broken) return fallback;
  return (
    <img
      // It may have failed before the page came to life, and then no event is heard.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
      src={src}
      alt={alt}
      decoding="async"
      className={className}
      onError={() => setBroken(src)}
    />
  );
}
