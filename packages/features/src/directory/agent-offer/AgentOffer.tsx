import type { Loadable } from '@chippage/api/loadable';
import type { AgentOffer } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { datasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { Note, PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { RowActions } from '../../parts/row-list/RowList.tsx';
import { agentOfferMessages } from './messages.ts';

export interface AgentOfferPageProps {
  offer: Loadable<AgentOffer>;
}

/** What one distributor or trader has of one part: each fact with how far it is known, and where all of it is known from. */
export function AgentOfferPage({ offer }: AgentOfferPageProps) {
  const t = useMessages(agentOfferMessages);
  const paths = { ...usePaths(datasheetsPaths), ...usePaths(directoryPaths) };
  return (
    <Loaded value={offer} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['40px', '220px']}>
      {({ agentId, partId, brandId, brandName, brandNameCn, packageCase, stock, moq, leadTimeDays, asOf, authorisation, origin, isTrader, ...found }) => {
        const agent = found.agentNameCn ?? found.agentName;
        return (
          <PageColumn>
            <PageHead title={found.mpn} note={origin === 'sample' ? <Tag>{t('sample')}</Tag> : undefined} />
            <Note>{t('lead', { agent, mpn: found.mpn })}</Note>
            <Card title={t('facts')}>
              <DescriptionList columns={2} unknownLabel={t('unknown')}>
                <DescriptionItem term={t(isTrader ? 'trader' : 'agent')}>
                  <Link href={paths.agentDetail(agentId)}>{agent}</Link>
                </DescriptionItem>
                <DescriptionItem term={t('brand')}>
                  <Link href={paths.brandDetail(brandId)}>{brandNameCn ?? brandName}</Link>
                </DescriptionItem>
                <DescriptionItem term={t('packageCase')}>{packageCase}</DescriptionItem>
                <DescriptionItem term={t('stock')}>
                  {stock === null ? null : stock === 0 ? t('none') : t('pieces', { count: formatNumber(stock) })}
                </DescriptionItem>
                <DescriptionItem term={t('moq')}>{moq === null ? null : t('pieces', { count: formatNumber(moq) })}</DescriptionItem>
                <DescriptionItem term={t('leadTime')}>{leadTimeDays === null ? null : t('days', { days: leadTimeDays })}</DescriptionItem>
                <DescriptionItem term={t('asOf')}>{asOf}</DescriptionItem>
                <DescriptionItem term={t('price')}>{t('priceHint')}</DescriptionItem>
                <DescriptionItem term={t('authorisation')}>{authorisation === null ? null : t(authorisation)}</DescriptionItem>
                <DescriptionItem term={t('origin')}>{t(origin)}</DescriptionItem>
              </DescriptionList>
            </Card>
            <RowActions>
              <LinkButton variant="outline" href={paths.partDetail(partId)}>
                {t('part')}
              </LinkButton>
              <LinkButton variant="outline" href={paths.agentDetail(agentId)}>
                {t('page', { agent })}
              </LinkButton>
            </RowActions>
          </PageColumn>
        );
      }}
    </Loaded>
  );
}
