import type { Loadable } from '@chippage/api/loadable';
import type { Merchant } from '@chippage/api/types';
import { ErrorState } from '@chippage/ui/ErrorState';
import { BuildingIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { PlainLink } from '@chippage/ui/PlainLink';
import { Skeleton, SkeletonRegion } from '@chippage/ui/Skeleton';
import { Tag } from '@chippage/ui/Tag';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { merchantFrameMessages } from './messages.ts';
import { CountMark } from '../../../parts/count-mark/CountMark.tsx';
import { tabLink, tabLinks } from '../../../parts/tab-links/tabLinks.css.ts';
import { useCurrentInView } from '../../../parts/tab-links/useCurrentInView.ts';
import * as styles from './MerchantFrame.css.ts';

/** The parts of the merchant's own side, in order. */
export const merchantSections = ['orders', 'goods', 'bargains', 'invoices', 'credit', 'authorisations', 'contacts'] as const;

/** A part of the merchant's own side. */
export type MerchantSection = (typeof merchantSections)[number];

export interface MerchantFrameProps {
  /** For whom the member speaks; its refusal is the refusal of the whole side. */
  merchant: Loadable<Merchant>;
  current: MerchantSection;
  /** How much waits for the merchant in a part. */
  waiting?: Partial<Record<MerchantSection, number>>;
  getHref: (section: MerchantSection) => string;
  /** Where somebody who may not enter asks for it. */
  contactHref: string;
  /** The part that is open. It is not drawn before the server let the member in. */
  children: ReactNode;
}

/** The merchant's own side: who it is, its parts, and the one that is open. */
export function MerchantFrame({ merchant, current, waiting = {}, getHref, contactHref, children }: MerchantFrameProps) {
  const t = useMessages(merchantFrameMessages);
  const row = useCurrentInView<HTMLUListElement>(current);
  if (merchant.status === 'failed') {
    if (merchant.code === 'session.role') return <Refusal contactHref={contactHref} />;
    return (
      <ErrorState title={t('failed')} onRetry={merchant.onRetry} retryLabel={t('retry')}>
        {merchant.message}
      </ErrorState>
    );
  }
  return (
    <div className={styles.frame}>
      <header className={styles.head}>
        {merchant.status === 'loading' ? (
          <SkeletonRegion label={t('loading')}>
            <Skeleton shape="block" height="52px" />
          </SkeletonRegion>
        ) : (
          <Facts merchant={merchant.data} />
        )}
        <nav className={styles.sections} aria-label={t('sections')}>
          <ul ref={row} className={tabLinks}>
            {merchantSections.map((section) => (
              <li key={section}>
                <PlainLink className={tabLink} href={getHref(section)} aria-current={section === current ? 'page' : undefined}>
                  {t(section)}
                  <Waiting count={waiting[section] ?? 0} />
                </PlainLink>
              </li>
            ))}
          </ul>
        </nav>
      </header>
      <div className={styles.content}>{merchant.status === 'ready' && children}</div>
    </div>
  );
}

function Waiting({ count }: { count: number }) {
  const t = useMessages(merchantFrameMessages);
  if (count === 0) return null;
  return (
    <>
      <CountMark count={count} />
      <VisuallyHidden>{t('waiting', { count: formatNumber(count) })}</VisuallyHidden>
    </>
  );
}

function Facts({ merchant: { id, name, isSample, place, goodsCount, followers } }: { merchant: Merchant }) {
  const t = useMessages(merchantFrameMessages);
  const paths = usePaths(mallPaths);
  return (
    <div className={styles.who}>
      <p className={styles.name}>
        {name} {isSample && <Tag>{t('sample')}</Tag>}
      </p>
      <p className={styles.facts}>
        <span>{place}</span>
        <span>{t('goodsCount', { count: formatNumber(goodsCount) })}</span>
        <span>{t('followers', { count: formatNumber(followers) })}</span>
        <Link href={paths.merchant(id)}>{t('shop')}</Link>
      </p>
    </div>
  );
}

function Refusal({ contactHref }: { contactHref: string }) {
  const t = useMessages(merchantFrameMessages);
  const paths = usePaths(mallPaths);
  return (
    <section className={styles.refusal}>
      <span className={styles.refusalIcon}>
        <BuildingIcon size={32} />
      </span>
      <h1 className={styles.refusalTitle} tabIndex={-1}>
        {t('refusedTitle')}
      </h1>
      <p className={styles.refusalText}>{t('refused')}</p>
      <p className={styles.refusalText}>{t('refusedHow')}</p>
      <div className={styles.refusalEnd}>
        <LinkButton href={paths.enterMall()}>{t('enter')}</LinkButton>
        <LinkButton variant="outline" href={contactHref}>
          {t('contact')}
        </LinkButton>
        <LinkButton variant="outline" href={paths.myOrders()}>
          {t('myOrders')}
        </LinkButton>
      </div>
    </section>
  );
}
