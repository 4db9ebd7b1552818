import type { Category, GoodsCategory, ListedIds, ListedKind } from '@chippage/api/types';
import type { Catalogue, SitemapFile } from '../src/page/pageRow.ts';
import { allPages } from '../src/routes/allPages.ts';
import { datasheetsPaths } from '../src/routes/datasheets/datasheets.paths.ts';
import { directoryPaths } from '../src/routes/directory/directory.paths.ts';
import { circlePaths } from '../src/routes/circle/circle.paths.ts';
import { jobsPaths } from '../src/routes/jobs/jobs.paths.ts';
import { mallPaths } from '../src/routes/mall/mall.paths.ts';
import { newsPaths } from '../src/routes/news/news.paths.ts';
import { resourcesPaths } from '../src/routes/resources/resources.paths.ts';

/** The addresses of one of the sitemap's files, by the rows of the pages and by what the catalogue holds now. */
export type AddressesOf = (file: SitemapFile) => AsyncIterable<string>;

/** Reads what the catalogue holds by the API: numbers, each call beginning after the last one. */
export function addressesBy(fetchApi: typeof fetch): AddressesOf {
  async function read<Answer>(path: string): Promise<Answer> {
    const answer = await fetchApi(`http://api.internal/api${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    const { data } = (await answer.json()) as { data: Answer };
    return data;
  }

  async function* each(kind: ListedKind, ...addressesOf: ((id: number) => string)[]): AsyncIterable<string> {
    let after = '';
    for (;;) {
      const { ids, hasMore } = await read<ListedIds>(`/listedIds?kind=${kind}${after}`);
      for (const id of ids) for (const addressOf of addressesOf) yield addressOf(id);
      if (!hasMore) return;
      after = `&after=${ids.at(-1)}`;
    }
  }

  const catalogues: Record<Catalogue, () => AsyncIterable<string>> = {
    async *categories() {
      for (const top of await read<Category[]>('/chip/specification/categorys'))
        for (const { id } of [top, ...top.children]) yield datasheetsPaths.category(id);
    },
    brands: () => each('brands', datasheetsPaths.brand),
    brandPages: () =>
      each(
        'brands',
        (id) => directoryPaths.brandDetail(id),
        (id) => directoryPaths.brandDetail(id, 'companyInfo'),
        (id) => directoryPaths.brandDetail(id, 'specification'),
      ),
    agentPages: () => each('agents', (id) => directoryPaths.agentDetail(id)),
    articles: () => each('articles', newsPaths.article),
    async *goodsCategories() {
      for (const { no } of await read<GoodsCategory[]>('/mall/goods/categories')) yield mallPaths.mall(no);
    },
    merchants: () => each('merchants', mallPaths.merchant),
    goods: () => each('goods', mallPaths.goodsDetail),
    parts: () => each('parts', datasheetsPaths.partDetail),
    resources: () => each('resources', resourcesPaths.resource),
    jobs: () => each('jobs', jobsPaths.job),
    circlePosts: () => each('circlePosts', circlePaths.circlePost),
  };

  return async function* addresses(file) {
    for (const { sitemap = [], sitemapFile = 'pages' } of allPages) {
      if (sitemapFile !== file) continue;
      for (const entry of sitemap) {
        if (isAddress(entry)) yield entry;
        else yield* catalogues[entry]();
      }
    }
  };
}

function isAddress(entry: `/${string}` | Catalogue): entry is `/${string}` {
  return entry.startsWith('/');
}
