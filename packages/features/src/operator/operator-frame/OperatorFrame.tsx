import type { Loadable } from '@chippage/api/loadable';
import type { OperatorOverview } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { ShieldIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { shellPaths } from '../../i18n/paths/shellPaths.ts';
import { useCurrentInView } from '../../parts/tab-links/useCurrentInView.ts';
import { CurrentLink } from '../current-link/CurrentLink.tsx';
import { operatorFrameMessages } from './messages.ts';
import * as styles from './OperatorFrame.css.ts';

/** The sections of the console, in order. */
export const operatorSections = [
  'overview',
  'reviews',
  'feedback',
  'takedowns',
  'members',
  'merchants',
  'orders',
  'parts',
  'documents',
  'changes',
  'financialReports',
  'events',
  'articles',
  'resources',
  'pages',
  'settings',
  'navigation',
  'hotWords',
  'audit',
] as const;

/** A section of the console. */
export type OperatorSection = (typeof operatorSections)[number];

export interface OperatorFrameProps {
  /** What waits; its refusal is the refusal of the whole console: the server decides, the screen only shows. */
  overview: Loadable<OperatorOverview>;
  current: OperatorSection;
  getHref: (section: OperatorSection) => string;
  onLogIn: () => void;
  /** The section. It is not drawn before the server let the operator in. */
  children: ReactNode;
}

const waitingIn = (overview: OperatorOverview): Partial<Record<OperatorSection, number>> => ({
  reviews: overview.pendingReviews,
  feedback: overview.openFeedback,
  takedowns: overview.openTakedowns,
});

/** The operator's console: its sections with what waits in them, and the one that is open. */
export function OperatorFrame({ overview, current, getHref, onLogIn, children }: OperatorFrameProps) {
  const t = useMessages(operatorFrameMessages);
  const row = useCurrentInView<HTMLElement>(current);
  if (overview.status === 'failed' && overview.code.startsWith('session.')) {
    return <Refusal isVisitor={overview.code !== 'session.role'} onLogIn={onLogIn} />;
  }
  const waiting = overview.status === 'ready' ? waitingIn(overview.data) : {};
  return (
    <div className={styles.frame}>
      <nav ref={row} className={styles.side} aria-label={t('sections')}>
        <p className={styles.name}>{t('console')}</p>
        <ul className={styles.list}>
          {operatorSections.map((section) => (
            <li key={section}>
              <CurrentLink look="entry" href={getHref(section)} isCurrent={section === current}>
                {t(section)}
                <Count value={waiting[section] ?? 0} />
              </CurrentLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.content}>
        {overview.status === 'loading' ? (
          <SkeletonRegion label={t('loading')}>
            <Skeleton shape="block" height="420px" />
          </SkeletonRegion>
        ) : (
          children
        )}
      </div>
    </div>
  );
}

function Count({ value }: { value: number }) {
  const t = useMessages(operatorFrameMessages);
  if (value === 0) return null;
  return (
    <span className={styles.count}>
      <span aria-hidden="true">{value > 99 ? '99+' : value}</span>
      <VisuallyHidden>{t('waiting', { count: value })}</VisuallyHidden>
    </span>
  );
}

function Refusal({ isVisitor, onLogIn }: { isVisitor: boolean; onLogIn: () => void }) {
  const t = useMessages(operatorFrameMessages);
  const paths = usePaths(shellPaths);
  return (
    <section className={styles.refusal}>
      <div className={styles.refusalBox}>
        <span className={styles.refusalIcon}>
          <ShieldIcon size={32} />
        </span>
        <h1 className={styles.refusalTitle} tabIndex={-1}>
          {isVisitor ? t('visitorTitle') : t('forbiddenTitle')}
        </h1>
        <p className={styles.refusalText}>{isVisitor ? t('visitor') : t('forbidden')}</p>
        {isVisitor && <Button onPress={onLogIn}>{t('logIn')}</Button>}
        <LinkButton variant={isVisitor ? 'plain' : 'solid'} href={paths.home()}>
          {t('home')}
        </LinkButton>
      </div>
    </section>
  );
}
