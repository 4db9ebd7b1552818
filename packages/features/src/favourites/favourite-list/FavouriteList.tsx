import type { Loadable } from '@chippage/api/loadable';
import type { FavouriteRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { StarIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { shellPaths } from '../../i18n/paths/shellPaths.ts';
import { MoreRows } from '../../parts/list-page/MoreRows.tsx';
import { PageHead } from '../../parts/page-column/PageHead.tsx';
import type { PagedList } from '../../parts/list-page/pagedList.ts';
import { useAction } from '../../parts/action/useAction.ts';
import { favouriteKinds } from './favouriteKinds.ts';
import { FavouriteItem } from './FavouriteItem.tsx';
import { favouriteListMessages } from './messages.ts';
import { KindChips } from '../../parts/kind-chips/KindChips.tsx';

/** What is kept, or followed. */
export type FavouriteListName = 'favourites' | 'follows' | 'collected' | 'blocked';
/** A kind of thing. */
export type FavouriteRowKind = FavouriteRow['kind'];

export interface FavouriteListProps {
  list: FavouriteListName;
  onListChange: (list: FavouriteListName) => void;
  /** The kind that is seen; `null` for all. */
  kind: FavouriteRowKind | null;
  onKindChange: (kind: FavouriteRowKind | null) => void;
  rows: Loadable<PagedList<FavouriteRow>>;
  /** Whether a row was taken away on this page. */
  isRemoved: (row: FavouriteRow) => boolean;
  /** @throws ApiError whose message is shown */
  onRemove: (row: FavouriteRow) => Promise<void>;
  onUndo: (row: FavouriteRow) => Promise<void>;
  onLoadMore: () => void;
  /** The datasheets that are collected, as another list. Absent: none can be. */
  collected?: ReactNode;
  /** Who is blocked, as the last list. Absent: nobody can be. */
  blocked?: ReactNode;
  /** The page of an agent. Absent: agents have none. */
  agentHref?: (id: number) => string;
}

/** The lists whose rows are favourites. */
type KeptName = Exclude<FavouriteListName, 'collected' | 'blocked'>;

const kept = ['favourites', 'follows'] as const;
const kinds: Record<KeptName, readonly FavouriteRowKind[]> = {
  favourites: favouriteKinds,
  follows: ['part', 'brand', 'agent', 'enterprise', 'merchant', 'author', 'channel'],
};

/** A member's favourites and what they follow. What is taken away can be put back until the page is left. */
export function FavouriteList({ list, onListChange, collected, blocked, ...panel }: FavouriteListProps) {
  const t = useMessages(favouriteListMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Tabs
        selectedKey={list}
        onSelectionChange={(key) => onListChange(([...kept, 'collected', 'blocked'] as const).find((each) => each === key) ?? 'favourites')}
      >
        <TabList label={t('lists')}>
          <Tab id="favourites">{t('favourites')}</Tab>
          <Tab id="follows">{t('follows')}</Tab>
          {collected !== undefined && <Tab id="collected">{t('collected')}</Tab>}
          {blocked !== undefined && <Tab id="blocked">{t('blocked')}</Tab>}
        </TabList>
        {kept.map((each) => (
          <TabPanel key={each} id={each}>
            <Panel list={each} {...panel} />
          </TabPanel>
        ))}
        {collected !== undefined && <TabPanel id="collected">{collected}</TabPanel>}
        {blocked !== undefined && <TabPanel id="blocked">{blocked}</TabPanel>}
      </Tabs>
    </PageColumn>
  );
}

type PanelProps = Omit<FavouriteListProps, 'list' | 'onListChange' | 'collected' | 'blocked'> & { list: KeptName };

function Panel({ list, kind, onKindChange, rows, isRemoved, onRemove, onUndo, onLoadMore, agentHref }: PanelProps) {
  const t = useMessages(favouriteListMessages);
  const action = useAction();
  const verb = t(list === 'favourites' ? 'removeFavourite' : 'removeFollow');
  const toggle = (row: FavouriteRow) =>
    void (isRemoved(row)
      ? action.run(keyOf(row), () => onUndo(row), t('kept', { title: row.title }))
      : action.run(keyOf(row), () => onRemove(row), t('removed', { verb, title: row.title })));
  return (
    <PageColumn>
      <KindChips label={t('kinds')} allLabel={t('all')} kinds={kinds[list]} nameOf={(each) => t(each)} value={kind} onChange={onKindChange} />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows value={rows} label={t(list)} empty={<Nothing list={list} />} onLoadMore={onLoadMore}>
          {(row) => (
            <FavouriteItem
              key={keyOf(row)}
              row={row}
              verb={verb}
              since={t(list === 'favourites' ? 'favouriteSince' : 'followedAt')}
              isRemoved={isRemoved(row)}
              isPending={action.pending === keyOf(row)}
              onToggle={() => toggle(row)}
              agentHref={agentHref}
            />
          )}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

const keyOf = ({ kind, id }: FavouriteRow) => `${kind}${id}`;

function Nothing({ list }: { list: KeptName }) {
  const t = useMessages(favouriteListMessages);
  const paths = { ...usePaths(directoryPaths), ...usePaths(shellPaths) };
  return (
    <EmptyState
      icon={<StarIcon size={32} />}
      title={t(list === 'favourites' ? 'favouritesEmpty' : 'followsEmpty')}
      action={
        <LinkButton variant="outline" href={list === 'favourites' ? paths.home() : paths.brandList('all')}>
          {t(list === 'favourites' ? 'search' : 'brands')}
        </LinkButton>
      }
    >
      {t(list === 'favourites' ? 'favouritesHint' : 'followsHint')}
    </EmptyState>
  );
}
