import { partBrandsQuery } from '@chippage/api/datasheets';
import { brandCategoriesQuery, brandGroupsQuery } from '@chippage/api/directory';
import { AddEntry } from '@chippage/features/AddEntry';
import { BrandDirectory, categoryBrandsVariables, useBrandDirectory } from '@chippage/features/BrandDirectory';
import { late } from '@chippage/ui/late';
import { redirect, useParams, useSearchParams } from 'react-router-dom';
import { t } from './directory.words.ts';
import { notFound } from '../../page/missing.ts';
import { type Loader, vital, wanted } from '../../page/needs.ts';
import { useListMarks } from '../favourites/useThingMarks.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { directoryPaths } from './directory.paths.ts';

const TYPE = /^([A-Z]|all|domestic|country|category|0-9)$/;

/** The category that an address chooses; null: none. */
const chosenIn = (type: string, search: URLSearchParams): string | null => (type === 'category' ? search.get('category') || null : null);

// Hundreds of them, which do nothing before scripts are there.
const ThingMarks = late(async () => (await import('@chippage/features/ThingMarks')).ThingMarks);

const load = prefetch(({ params, search }) => {
  const type = params['type'] ?? 'all';
  const category = chosenIn(type, search);
  return [
    vital(brandGroupsQuery, {}),
    ...(type === 'category' ? [wanted(brandCategoriesQuery, {})] : []),
    ...(category === null ? [] : [vital(partBrandsQuery, categoryBrandsVariables(category))]),
  ];
});

export const loader: Loader = (args) => {
  const type = args.params['type'] ?? 'all';
  if (!TYPE.test(type)) {
    // Older links have numbers (1 is the whole list) or small letters.
    if (TYPE.test(type.toUpperCase())) return redirect(directoryPaths.brandList(type.toUpperCase()), 301);
    if (/^\d+$/.test(type)) return redirect(directoryPaths.brandList(), 301);
    throw notFound();
  }
  return load(args);
};

function titleOf(type: string, category: string | undefined): string {
  if (type === 'all') return t('brandListTitle');
  if (type === 'domestic') return t('domesticBrands');
  if (type === 'country') return t('brandListOf', { type: t('byCountry') });
  if (type === 'category') return t('brandListOf', { type: category ?? t('byCategory') });
  return t('brandListOf', { type: type === '0-9' ? t('digits') : type });
}

/** All brands from A to Z, by country, or those of a category. */
export default function BrandListRoute() {
  const type = useParams()['type'] ?? 'all';
  const [search] = useSearchParams();
  const category = chosenIn(type, search);
  const directory = useBrandDirectory({ type, category });
  const { isFollowed, onFollow, isFavoured, onFavourite } = useListMarks('brand');
  const name = directory.categories?.find((each) => each.category === category)?.name;
  return (
    <>
      <PageHead
        title={titleOf(type, name)}
        description={t('brandListDescription')}
        {...((category === null || name !== undefined) && { canonicalPath: directoryPaths.brandList(type, { category }) })}
      />
      <BrandDirectory
        {...directory}
        endOf={({ id, name: own, nameCn }) => (
          <ThingMarks
            name={nameCn ?? own}
            isFollowed={isFollowed(id)}
            onFollow={(isOn) => onFollow(id, isOn)}
            isFavoured={isFavoured(id)}
            onFavourite={(isOn) => onFavourite(id, isOn)}
          />
        )}
      />
      <AddEntry kinds={['brand']} />
    </>
  );
}
