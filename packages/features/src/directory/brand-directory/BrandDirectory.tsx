import { type Loadable, mapLoadable } from '@chippage/api/loadable';
import type { Brand, BrandCategory, BrandGroup } from '@chippage/api/types';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { Translate } from '../../i18n/messages.ts';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { directoryPaths } from '../../i18n/paths/directoryPaths.ts';
import { brandInitials } from '../../parts/brand-cell/brandInitials.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import * as styles from './BrandDirectory.css.ts';
import { BrandShelves } from './BrandShelves.tsx';
import { brandsIn, isLetter, shelvesOf } from './shelvesOf.ts';
import { CategoryIndex, CountryIndex, TypeIndex } from './indexes.tsx';
import { brandDirectoryMessages } from './messages.ts';

export interface BrandDirectoryProps {
  /** All brands by initial; the piece picks what the type asks for. */
  groups: Loadable<readonly BrandGroup[]>;
  /** `all`, `domestic`, `country`, `category`, a letter, or `0-9`. */
  type: string;
  /** The top categories with how many brands have parts in them; of the type `category` only. */
  categories?: readonly BrandCategory[];
  /** The category that is chosen. */
  category?: string | null;
  /** How many parts brands have in it, by number; null: none is chosen. */
  counts?: Loadable<ReadonlyMap<number, number>> | null;
  /** What can be done with a brand, beside its name. */
  endOf?: (brand: Brand) => ReactNode;
}

/** Brands from A to Z or by country, all of them or those with parts in a category; each way has an index whose empty places are no links. */
export function BrandDirectory({ groups, type, categories = [], category = null, counts = null, endOf }: BrandDirectoryProps) {
  const t = useMessages(brandDirectoryMessages);
  const shown = counts === null || counts.status === 'ready' ? mapLoadable(groups, (all) => shelvesOf(all, type, counts?.data)) : counts;
  const initials = groups.status === 'ready' ? groups.data.map(({ initial }) => initial) : [...brandInitials, '#'];
  return (
    <div>
      <div className={styles.head}>
        <h1 className={styles.title} tabIndex={-1}>
          {titleOf(t, type, categories.find((each) => each.category === category)?.name)}
        </h1>
        {shown.status === 'ready' && <span className={styles.count}>{t('count', { count: brandsIn(shown.data).length })}</span>}
      </div>
      <TypeIndex type={type} initials={new Set(initials)} />
      {type === 'country' && shown.status === 'ready' && <CountryIndex shelves={shown.data} />}
      {type === 'category' && <CategoryIndex categories={categories} current={category} />}
      <Loaded value={shown} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['600px']}>
        {(shelves) => (shelves.length === 0 ? <Nothing type={type} /> : <BrandShelves shelves={shelves} type={type} counts={counts} endOf={endOf} />)}
      </Loaded>
    </div>
  );
}

function titleOf(t: Translate<(typeof brandDirectoryMessages)['texts']>, type: string, category: string | undefined): string {
  if (type === 'domestic') return t('domesticTitle');
  if (type === 'country') return t('countryTitle');
  if (type === 'category') return category === undefined ? t('categoryTitle') : t('letterTitle', { letter: category });
  if (type === '0-9') return t('letterTitle', { letter: t('digits') });
  return isLetter(type) ? t('letterTitle', { letter: type }) : t('title');
}

function Nothing({ type }: { type: string }) {
  const t = useMessages(brandDirectoryMessages);
  const paths = usePaths(directoryPaths);
  const isCategory = type === 'category';
  return (
    <EmptyState
      title={isCategory ? t('noneInCategory') : t('none', { letter: type })}
      action={
        <LinkButton variant="outline" href={paths.brandList(isCategory ? 'category' : 'all')}>
          {t(isCategory ? 'allCategories' : 'showAll')}
        </LinkButton>
      }
    />
  );
}
