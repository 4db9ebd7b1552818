import { searchScopesQuery } from '@chippage/api/datasheets';
import { goodsCategoriesQuery, goodsListQuery } from '@chippage/api/mall';
import type { GoodsCategory } from '@chippage/api/types';
import { formatNumber } from '@chippage/features/format';
import { emptyGoodsQuery, type GoodsQuery, goodsListVariables, goodsQueryParams, parseGoodsQuery } from '@chippage/features/goodsQuery';
import { MallFrame, useGoodsCategories } from '@chippage/features/MallFrame';
import type { ApiError } from '@chippage/api/errors';
import { toLoadable } from '@chippage/api/loadable';
import { GoodsList, SkipToGoods } from '@chippage/features/GoodsList';
import { useMemo } from 'react';
import { redirect, useParams, useSearchParams } from 'react-router-dom';
import { GoodsListing } from './GoodsListing.tsx';
import { t } from './goods.words.ts';
import { SiteScopes } from '../../../layouts/SiteScopes.tsx';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { idFrom, notFound, PageMissing } from '../../../page/missing.ts';
import { common, type Loader, vital, wanted } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { mallPaths } from '../mall.paths.ts';

/** The number of a category, when the address has one. */
const noOf = (rest: string | undefined) => (rest === undefined || rest === '' ? null : idFrom(rest));
const find = (categories: readonly GoodsCategory[], no: number | null) => categories.find((category) => category.no === no);

export const loader: Loader = async (args) => {
  const search = new URL(args.request.url).searchParams;
  // People shorten addresses to `/mall`.
  if (args.params['*'] === undefined) return redirect(mallPaths.mall(), 301);
  const no = noOf(args.params['*']);
  const list = (fixed: Partial<GoodsQuery>) => vital(goodsListQuery, goodsListVariables(parseGoodsQuery(search, fixed)));
  if (no === null) {
    const { keywords } = parseGoodsQuery(search, {});
    const scopes = keywords === '' ? [] : [wanted(searchScopesQuery, { keywords })];
    return prefetch(() => [common(vital(goodsCategoriesQuery, {})), list({}), ...scopes])(args);
  }
  await prefetch(() => [common(vital(goodsCategoriesQuery, {}))])(args);
  const categories = readAnswer(args, goodsCategoriesQuery, {});
  if (!categories) return null;
  const category = find(categories.data, no);
  if (!category) throw notFound();
  // What the goods of a number are is known only now.
  return prefetch(() => [list({ category: category.id })])(args);
};

/** Goods on sale: all of them, or those of a category. */
export default function MallRoute() {
  const no = noOf(useParams()['*']);
  const [search] = useSearchParams();
  const { origin } = usePageFacts();
  const answer = useGoodsCategories();
  const categories = answer.data?.data;
  const category = categories && find(categories, no);
  const fixed = useMemo((): Partial<GoodsQuery> => (category ? { category: category.id } : {}), [category]);
  if (no !== null && categories && !category) throw new PageMissing();
  const query = parseGoodsQuery(search, fixed);
  const hasScopes = no === null && query.keywords !== '';
  const getHref = (next: GoodsQuery) => {
    const top = categories?.find(({ id }) => id === next.category);
    return top ? mallPaths.mall(top.no, goodsQueryParams(next, { category: top.id })) : mallPaths.mall(undefined, goodsQueryParams(next));
  };
  const name = category ? t('category', { name: category.name }) : t('mall');
  const title = query.keywords === '' ? name : t('search', { keywords: query.keywords });
  // Of all the filters only the page is worth finding; the others show the same goods in another choice.
  const isPlain = (no === null || category !== undefined) && getHref({ ...query, page: 1 }) === getHref(emptyGoodsQuery(fixed));
  const steps = [{ name: t('mall'), path: mallPaths.mall() }, ...(category ? [{ name: category.name, path: mallPaths.mall(category.no) }] : [])];
  return (
    <>
      <SkipToGoods />
      <PageHead
        title={query.page > 1 ? t('page', { title, page: query.page }) : title}
        description={category ? t('categoryDescription', { name: category.name, count: formatNumber(category.count) }) : t('mallDescription')}
        {...(isPlain && { canonicalPath: getHref(query) })}
        jsonLd={import.meta.env.SSR ? [breadcrumbsJsonLd(origin, steps)] : []}
      />
      {hasScopes && <SiteScopes keywords={query.keywords} current="goods" />}
      <MallFrame
        title={title}
        lead={query.keywords === '' && !category ? t('mallLead') : undefined}
        section="goods"
        // What words find is counted by the filters.
        categories={query.keywords === '' ? (categories ?? []) : []}
        categoryNo={category?.no}
      >
        {no === null || category ? <GoodsListing fixed={fixed} getHref={getHref} /> : <Awaited answer={answer} />}
      </MallFrame>
    </>
  );
}

/** Which goods a number means is not known yet, or could not be read. */
function Awaited({ answer }: { answer: { data: unknown; error?: ApiError | undefined; mutate: () => unknown } }) {
  const state = toLoadable(answer);
  if (state.status === 'ready') return null;
  const nothing = () => undefined;
  return <GoodsList goods={state} query={emptyGoodsQuery()} getHref={() => mallPaths.mall()} onQueryChange={nothing} onAddToCart={async () => undefined} />;
}
