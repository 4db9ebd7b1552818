import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Skeleton.css.ts';

/** Props of `Skeleton`. */
export interface SkeletonProps {
  /** A line of text, a picture, or an avatar. @default 'text' */
  shape?: 'text' | 'block' | 'circle';
  /** Width, in CSS units. @default the parent's */
  width?: string;
  /** Height of a block, in CSS units. @default the parent's */
  height?: string;
}

/** Props of `SkeletonRegion`. */
export interface SkeletonRegionProps {
  /** What is being loaded, said once to screen readers. */
  label: string;
  /** Skeletons in the shape of what comes. */
  children: ReactNode;
}

/** One bar in the shape of what comes, shown after 200 ms. It does not shimmer. */
export function Skeleton({ shape = 'text', width, height }: SkeletonProps) {
  const measures = { '--cp-bone-width': width, '--cp-bone-height': height } as CSSProperties;
  return <span aria-hidden="true" className={styles.bone({ shape })} style={measures} />;
}

/** Holds skeletons and says what is awaited. */
export function SkeletonRegion({ label, children }: SkeletonRegionProps) {
  return (
    <div role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}
