import type { Loadable } from '@chippage/api/loadable';
import type { AgentRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { countryName } from '@chippage/api/countries';
import { FavouriteButton } from '../../parts/favourite-button/FavouriteButton.tsx';
import { FollowButton } from '../../parts/follow-button/FollowButton.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import { salesRegionMessages } from '../../parts/sales-region/messages.ts';
import { agentKindMessages } from '../parts/agent-card/messages.ts';
import * as styles from './AgentDetail.css.ts';
import { type AgentDetailQuery, agentDetailParams } from './agentDetailQuery.ts';
import { LinesTable, type LinesTableProps } from './LinesTable.tsx';
import { agentDetailMessages } from './messages.ts';
import { ModelsTable, type ModelsTableProps } from './ModelsTable.tsx';

/** Props of `AgentDetail`. */
export interface AgentDetailProps extends Pick<LinesTableProps, 'lines'>, Pick<ModelsTableProps, 'parts' | 'brands'> {
  agent: Loadable<AgentRow>;
  query: AgentDetailQuery;
  /** People of the company who can be asked, when the site knows any. */
  contacts?: ReactNode;
  /** Lines or part numbers are of the choice before. */
  isRefreshing?: boolean;
  isFollowed: boolean;
  onFollow: (isFollowed: boolean) => void;
  /** Absent, like what changes it: this site keeps no favourites. */
  isFavoured?: boolean | undefined;
  onFavourite?: ((isFavoured: boolean) => void) | undefined;
  /** Shows other lines or part numbers. */
  onQuery: (query: AgentDetailQuery) => void;
}

/** A distributor: what is known of it, what it carries and how far that is proved. What nobody said is said to be unknown. */
export function AgentDetail({
  agent,
  query,
  contacts,
  lines,
  parts,
  brands,
  isRefreshing = false,
  isFollowed,
  onFollow,
  isFavoured = false,
  onFavourite,
  onQuery,
}: AgentDetailProps) {
  const t = useMessages(agentDetailMessages);
  const kindName = useMessages(agentKindMessages);
  const regionName = useMessages(salesRegionMessages);
  const paths = usePaths(directoryPaths);
  return (
    <Loaded value={agent} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['48px', '200px', '120px']}>
      {({ id, name, nameCn, kind, country, website, isSample, regions }) => {
        const hrefOf = (own: Partial<AgentDetailQuery>) => paths.agentDetail(id, agentDetailParams({ ...query, ...own }));
        return (
          <PageColumn>
            <PageHead
              title={nameCn ?? name}
              note={
                <span className={styles.tags}>
                  <Tag>{kindName(kind)}</Tag>
                  {isSample && <Tag>{t('sample')}</Tag>}
                </span>
              }
              end={
                <div className={styles.head}>
                  <FollowButton name={nameCn ?? name} isFollowed={isFollowed} onChange={onFollow} />
                  {onFavourite && <FavouriteButton name={nameCn ?? name} isFavoured={isFavoured} onChange={onFavourite} />}
                  <LinkButton variant="outline" size="sm" href={paths.agentList(1, { ids: id })}>
                    {t('compare')}
                  </LinkButton>
                  <LinkButton variant="outline" size="sm" href={paths.agentList()}>
                    {t('list')}
                  </LinkButton>
                </div>
              }
            />
            {isSample && <p className={styles.note}>{t('sampleNote')}</p>}
            <Card title={t('facts')}>
              <DescriptionList columns={2} unknownLabel={t('unknown')}>
                <DescriptionItem term={t('name')}>{name}</DescriptionItem>
                <DescriptionItem term={t('nameCn')}>{nameCn}</DescriptionItem>
                <DescriptionItem term={t('kind')}>{kindName(kind)}</DescriptionItem>
                <DescriptionItem term={t('country')}>{countryName(country)}</DescriptionItem>
                <DescriptionItem term={t('regions')}>{regions.length === 0 ? undefined : regions.map((each) => regionName(each)).join('、')}</DescriptionItem>
                <DescriptionItem term={t('website')}>
                  {website === null ? undefined : (
                    <Link href={website} newWindowLabel={t('newWindow')}>
                      {new URL(website).host}
                    </Link>
                  )}
                </DescriptionItem>
              </DescriptionList>
            </Card>
            {contacts}
            <LinesTable lines={lines} isRefreshing={isRefreshing} authorisation={query.authorisation} page={query.linePage} getHref={hrefOf} />
            <ModelsTable
              parts={parts}
              brands={brands}
              isRefreshing={isRefreshing}
              brand={query.brand}
              isInStock={query.isInStock}
              keywords={query.keywords}
              page={query.page}
              getHref={hrefOf}
              onChange={(own) => onQuery({ ...query, ...own })}
            />
          </PageColumn>
        );
      }}
    </Loaded>
  );
}
