import type { Loadable } from '@chippage/api/loadable';
import type { Bargain, GoodsRow, Merchant } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { StarIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tab, TabList, TabPanel, Tabs } from '@chippage/ui/Tabs';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import type { GoodsQuantity } from '../goods-card/goodsRules.ts';
import { BargainRow } from './BargainRow.tsx';
import { type FavouriteGoodsRow, MallFavouriteRow } from './MallFavouriteRow.tsx';
import { mallFavouritesMessages } from './messages.ts';

/** What a member keeps of the mall. */
export type MallFavouriteList = 'goods' | 'merchants' | 'notices' | 'bargains';

/** The lists, in the order of their tabs. */
export const mallFavouriteLists = ['goods', 'merchants', 'notices', 'bargains'] as const;

export interface MallFavouritesProps {
  list: MallFavouriteList;
  onListChange: (list: MallFavouriteList) => void;
  /** Goods, or those that are waited for. */
  goods: Loadable<PagedList<GoodsRow>>;
  merchants: Loadable<PagedList<Merchant>>;
  /** Prices that the member asked for. */
  bargains: Loadable<PagedList<Bargain>>;
  /** Whether a row was taken away on this page. */
  isRemoved: (id: number) => boolean;
  /** Takes a row out of its list, or puts it back. @throws ApiError whose message is shown */
  onToggle: (id: number, isBack: boolean) => Promise<void>;
  onLoadMore: () => void;
  onAddToCart: (line: GoodsQuantity) => Promise<void>;
}

/** Favourite goods, followed merchants, goods that are waited for, and prices that were asked for. What is taken away can be put back until the page is left. */
export function MallFavourites({ list, onListChange, ...panel }: MallFavouritesProps) {
  const t = useMessages(mallFavouritesMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Tabs
        selectedKey={list}
        keyboardActivation="manual"
        onSelectionChange={(key) => onListChange(mallFavouriteLists.find((each) => each === key) ?? 'goods')}
      >
        <TabList label={t('lists')}>
          {mallFavouriteLists.map((each) => (
            <Tab key={each} id={each}>
              {t(each)}
            </Tab>
          ))}
        </TabList>
        {mallFavouriteLists.map((each) => (
          <TabPanel key={each} id={each}>
            {each === 'bargains' ? <Bargains bargains={panel.bargains} onLoadMore={panel.onLoadMore} /> : <Panel list={each} {...panel} />}
          </TabPanel>
        ))}
      </Tabs>
    </PageColumn>
  );
}

const verbs = { goods: 'removeGoods', merchants: 'removeMerchants', notices: 'removeNotices' } as const;

interface PanelProps extends Omit<MallFavouritesProps, 'list' | 'onListChange' | 'bargains'> {
  list: keyof typeof verbs;
}

function Panel({ list, goods, merchants, isRemoved, onToggle, onLoadMore, onAddToCart }: PanelProps) {
  const t = useMessages(mallFavouritesMessages);
  const action = useAction();
  const verb = t(verbs[list]);
  const rows: Loadable<PagedList<FavouriteGoodsRow>> = list === 'merchants' ? merchants : goods;
  const toggle = (id: number, name: string) => {
    const isBack = isRemoved(id);
    void action.run(String(id), () => onToggle(id, isBack), isBack ? t('restored', { name }) : t('removed', { verb, name }));
  };
  return (
    <PageColumn>
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows value={rows} label={t(list)} empty={<Nothing list={list} />} onLoadMore={onLoadMore}>
          {(row) => (
            <MallFavouriteRow
              key={row.id}
              row={row}
              verb={verb}
              isRemoved={isRemoved(row.id)}
              isPending={action.pending === String(row.id)}
              onToggle={toggle}
              onAddToCart={onAddToCart}
            />
          )}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}

function Bargains({ bargains, onLoadMore }: Pick<MallFavouritesProps, 'bargains' | 'onLoadMore'>) {
  const t = useMessages(mallFavouritesMessages);
  return (
    <Card padding="none">
      <MoreRows value={bargains} label={t('bargains')} empty={<Nothing list="bargains" />} onLoadMore={onLoadMore}>
        {(bargain) => <BargainRow key={bargain.id} bargain={bargain} />}
      </MoreRows>
    </Card>
  );
}

function Nothing({ list }: { list: MallFavouriteList }) {
  const t = useMessages(mallFavouritesMessages);
  const paths = usePaths(mallPaths);
  const isMerchants = list === 'merchants';
  return (
    <EmptyState
      icon={<StarIcon size={32} />}
      title={t(`${list}Empty`)}
      action={
        <LinkButton variant="outline" href={isMerchants ? paths.merchantSearch() : paths.mall()}>
          {t(isMerchants ? 'browseMerchants' : 'browse')}
        </LinkButton>
      }
    >
      {t(`${list}Hint`)}
    </EmptyState>
  );
}
