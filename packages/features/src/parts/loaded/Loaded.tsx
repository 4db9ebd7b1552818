import type { Loadable } from '@chippage/api/loadable';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './Loaded.css.ts';
import { loadedMessages } from './messages.ts';

export interface LoadedProps<T> {
  value: Loadable<T>;
  /** What could not be shown, in one sentence, where it is the whole of a page. Absent: a small note that says so. */
  failedTitle?: string;
  /** Lines of text that stand in for what comes. @default 3 */
  lines?: number;
  /** Heights of blocks that stand in for what comes, in place of lines. */
  bones?: readonly string[];
  children: (data: T) => ReactNode;
}

/** Shows what was read, or that it is being read, or that it could not be read, with another attempt. */
export function Loaded<T>({ value, failedTitle, lines = 3, bones, children }: LoadedProps<T>) {
  const t = useMessages(loadedMessages);
  if (value.status === 'ready') return <>{children(value.data)}</>;
  if (value.status === 'failed') {
    return (
      <ErrorState size={failedTitle === undefined ? 'sm' : 'md'} title={failedTitle ?? t('failed')} onRetry={value.onRetry} retryLabel={t('retry')}>
        {value.message}
      </ErrorState>
    );
  }
  const blocks = bones ?? Array.from({ length: lines }, () => undefined);
  return (
    <SkeletonRegion label={t('loading')}>
      <div className={styles.bones}>
        {blocks.map((height, at) => (
          <Skeleton key={at} shape="block" height={height ?? '1.25rem'} width={height === undefined && at % 3 === 2 ? '60%' : undefined} />
        ))}
      </div>
    </SkeletonRegion>
  );
}
