import { useEffect, useRef, useState } from 'react';
import { UserIcon } from '../Icon/pageIcons.tsx';
import { pictureName } from '../Icon/pictureName.ts';
import { initialsOf } from './initialsOf.ts';
import * as styles from './Avatar.css.ts';

/** Props of `Avatar`. */
export interface AvatarProps {
  /** Whose it is; its first signs stand in where there is no picture. */
  name: string;
  /** Address of the picture. */
  src?: string | null;
  /** Side: 24, 32, 40 or 64 px. @default 'md' */
  size?: 'xs' | 'sm' | 'md' | 'lg';
  /** Says whose picture it is where the name does not stand beside it; else it is decoration. */
  label?: string;
}

/** A face for a member or a company: the picture, or the first signs of the name, or a figure. */
export function Avatar({ name, src, size = 'md', label }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null);
  const picture = useRef<HTMLImageElement>(null);
  // A picture of the server's page may have failed before anybody listened.
  useEffect(() => {
    if (src && picture.current?.complete && picture.current.naturalWidth === 0) setBroken(src);
  }, [src]);
  const hasPicture = Boolean(src) && broken !== src;
  const side = { xs: 24, sm: 32, md: 40, lg: 64 }[size];
  return (
    <span className={styles.avatar({ size })} {...pictureName(label)}>
      {hasPicture && src ? (
        <img ref={picture} className={styles.picture} src={src} alt="" width={side} height={side} decoding="async" onError={() => setBroken(src)} />
      ) : (
        initialsOf(name) || <UserIcon size={size === 'xs' || size === 'sm' ? 16 : 20} />
      )}
    </span>
  );
}
