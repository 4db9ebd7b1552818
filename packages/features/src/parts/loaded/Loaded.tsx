import type { Loadable } from '@chippage/api/loadable';
import { ErrorState } from '@chippage/ui/ErrorState';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { lazyPart } from '@chippage/ui/late';
import { type ReactNode, Suspense } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { companyNeed } from '../company-need/companyNeed.ts';
import * as styles from './Loaded.css.ts';
import { loadedMessages } from './messages.ts';

export interface ComingProps {
  /** What is read, said once to screen readers. @default 正在加载 */
  loadingLabel?: string;
  /** Lines of text that stand in for what comes. @default 3 */
  lines?: number;
  /** Heights of blocks that stand in for what comes, in place of lines. */
  bones?: readonly string[];
  /** What stands in for what comes where neither lines nor blocks have its shape. */
  skeleton?: ReactNode;
}

export interface LoadedProps<T> extends ComingProps {
  value: Loadable<T>;
  /** What could not be shown, in one sentence. @default 没有读到内容 */
  failedTitle?: string;
  /** `sm` where it is a part of a page. @default 'md' with `failedTitle`, 'sm' without */
  failedSize?: 'sm' | 'md';
  children: (data: T) => ReactNode;
}

// Whoever needs it is about to leave for another page: no page brings its code along.
const CompanyNotice = lazyPart(async () => (await import('../company-need/CompanyNotice.tsx')).CompanyNotice);

/**
 * Shows what was read, or that it is being read, or that it could not be read, with another attempt. Where a verified company
 * or a right in it is missing, another attempt does not help: then it says what does.
 */
export function Loaded<T>({ value, failedTitle, failedSize, children, ...coming }: LoadedProps<T>) {
  const t = useMessages(loadedMessages);
  if (value.status === 'ready') return <>{children(value.data)}</>;
  const need = companyNeed(value);
  if (need !== null)
    return (
      <Suspense fallback={null}>
        <CompanyNotice need={need} size={failedSize ?? 'md'} />
      </Suspense>
    );
  if (value.status === 'failed') {
    return (
      <ErrorState
        size={failedSize ?? (failedTitle === undefined ? 'sm' : 'md')}
        title={failedTitle ?? t('failed')}
        onRetry={value.onRetry}
        retryLabel={t('retry')}
      >
        {value.message}
      </ErrorState>
    );
  }
  return <Coming {...coming} />;
}

/** Stands in for what is read, or for a part whose code is fetched. */
export function Coming({ loadingLabel, lines = 3, bones, skeleton }: ComingProps) {
  const t = useMessages(loadedMessages);
  return (
    <SkeletonRegion label={loadingLabel ?? t('loading')}>
      {skeleton ?? <Bones heights={bones ?? Array.from({ length: lines }, () => undefined)} />}
    </SkeletonRegion>
  );
}

/** Blocks of these heights; without one, a line of text. */
function Bones({ heights }: { heights: readonly (string | undefined)[] }) {
  return (
    <div className={styles.bones}>
      {heights.map((height, at) => (
        <Skeleton key={at} shape="block" height={height ?? '1.25rem'} width={height === undefined && at % 3 === 2 ? '60%' : undefined} />
      ))}
    </div>
  );
}
