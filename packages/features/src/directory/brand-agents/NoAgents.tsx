import type { BrandProfile } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { type BrandSellers, directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { entriesPaths } from '../../i18n/paths/entriesPaths.ts';
import * as styles from './BrandAgents.css.ts';
import { brandAgentsMessages } from './messages.ts';

interface NoAgentsProps {
  brand: Pick<BrandProfile, 'id' | 'name' | 'nameCn' | 'website' | 'owner'>;
  tab: BrandSellers;
}

/** Nobody is known who sells the brand: that is no proof that nobody does, so the maker's list, its owner and the other tab are ways on. */
export function NoAgents({ brand: { id, name, nameCn, website, owner }, tab }: NoAgentsProps) {
  const t = useMessages(brandAgentsMessages);
  const paths = { ...usePaths(directoryPaths), ...usePaths(entriesPaths) };
  const isTrader = tab === 'trader';
  const ownerName = owner?.nameCn ?? owner?.name ?? '';
  return (
    <EmptyState
      title={t(`${tab}Empty`, { name: nameCn ?? name })}
      action={
        <LinkButton variant="outline" href={paths.addEntry(isTrader ? 'trader' : 'agent')}>
          {t(`${tab}Add`)}
        </LinkButton>
      }
    >
      <p>{t(`${tab}EmptyHint`)}</p>
      <div className={styles.ways}>
        {typeof owner?.id === 'number' && <Link href={paths.brandSellers(owner.id, tab)}>{t(`${tab}Owner`, { name: ownerName })}</Link>}
        {website !== null && (
          <Link href={website} newWindowLabel={t('newWindow')}>
            {t('website', { host: new URL(website).host })}
          </Link>
        )}
        <Link href={paths.brandSellers(id, isTrader ? 'agentList' : 'trader')}>{t(`${tab}Other`)}</Link>
      </div>
    </EmptyState>
  );
}

/** A page after the last one. */
export function BeyondLast({ brand: { id }, tab, total }: Pick<NoAgentsProps, 'tab'> & { brand: Pick<BrandProfile, 'id'>; total: number }) {
  const t = useMessages(brandAgentsMessages);
  const paths = usePaths(directoryPaths);
  return (
    <EmptyState
      title={t('beyond')}
      action={
        <LinkButton variant="outline" href={paths.brandSellers(id, tab)}>
          {t('first')}
        </LinkButton>
      }
    >
      {t('beyondHint', { count: formatNumber(total) })}
    </EmptyState>
  );
}
