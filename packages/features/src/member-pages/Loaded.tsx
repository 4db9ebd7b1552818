import type { Loadable } from '@chippage/api/loadable';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import type { ReactNode } from 'react';
import { useMessages } from '../i18n/FeaturesProvider.tsx';
import * as styles from './member.css.ts';
import { memberPagesMessages } from './messages.ts';

export interface LoadedProps<T> {
  value: Loadable<T>;
  /** Lines of the skeleton. @default 3 */
  lines?: number;
  children: (data: T) => ReactNode;
}

/** Shows what was read, or that it is being read, or that it could not be. */
export function Loaded<T>({ value, lines = 3, children }: LoadedProps<T>) {
  const t = useMessages(memberPagesMessages);
  if (value.status === 'ready') return children(value.data);
  if (value.status === 'failed') {
    return (
      <ErrorState size="sm" title={t('failed')} onRetry={value.onRetry} retryLabel={t('retry')}>
        {value.message}
      </ErrorState>
    );
  }
  return (
    <SkeletonRegion label={t('loading')}>
      <div className={styles.bones}>
        {Array.from({ length: lines }, (_, line) => (
          <Skeleton key={line} shape="block" height="1.25rem" width={line % 3 === 2 ? '60%' : undefined} />
        ))}
      </div>
    </SkeletonRegion>
  );
}
