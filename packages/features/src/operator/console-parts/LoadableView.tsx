import type { Loadable } from '@chippage/api/loadable';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './ConsoleParts.css.ts';
import { consolePartsMessages } from './messages.ts';

export interface LoadableViewProps<T> {
  value: Loadable<T>;
  /** What could not be shown, in one sentence. */
  failedTitle: string;
  /** Heights of the bars that stand in for what comes. */
  bones?: readonly string[];
  children: (data: T) => ReactNode;
}

const cards = ['160px', '160px', '160px'];

/** What is there, or bars in its shape, or what failed with another attempt. */
export function LoadableView<T>({ value, failedTitle, bones = cards, children }: LoadableViewProps<T>) {
  const t = useMessages(consolePartsMessages);
  if (value.status === 'ready') return <>{children(value.data)}</>;
  if (value.status === 'failed') {
    return (
      <ErrorState title={failedTitle} onRetry={value.onRetry} retryLabel={t('retry')}>
        {value.message}
      </ErrorState>
    );
  }
  return (
    <SkeletonRegion label={t('loading')}>
      <div className={styles.bones}>
        {bones.map((height, at) => (
          <Skeleton key={at} shape="block" height={height} />
        ))}
      </div>
    </SkeletonRegion>
  );
}
