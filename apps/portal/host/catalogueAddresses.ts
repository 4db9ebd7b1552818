import type { ArticleCard, Brand, Category, GoodsCategory, GoodsRow, Merchant, PartRow } from '@chippage/api/types';
import type { Catalogue, SitemapFile } from '../src/page/pageRow.ts';
import { allPages } from '../src/routes/allPages.ts';
import { datasheetsPaths } from '../src/routes/datasheets/datasheets.paths.ts';
import { mallPaths } from '../src/routes/mall/mall.paths.ts';
import { newsPaths } from '../src/routes/news/news.paths.ts';

/** The most rows that the API gives at once. */
const PAGE_SIZE = 100;
/** 2,000 parts a file: twenty calls, a second at most. */
const PAGES_PER_FILE = 20;
/** A sitemap holds 50,000 addresses at most; the rest is found from lists and parts. */
const GOODS_PAGES = 490;

interface List<Row> {
  data: Row[];
  totalRecord: number;
}

/** The addresses that the sitemap lists, by the rows of the pages. */
export interface CatalogueAddresses {
  /** The names of the files, in order: `parts` as often as the catalogue fills it. */
  files(): Promise<string[]>;
  /** What stands in one of the files; undefined when there is no such file. */
  addresses(file: string): Promise<AsyncIterable<string> | undefined>;
}

/** Reads the catalogue by the API, page by page. */
export function catalogueOf(fetchApi: typeof fetch): CatalogueAddresses {
  async function list<Row>(path: string): Promise<List<Row>> {
    const answer = await fetchApi(`http://api.internal/api${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as List<Row>;
  }

  /** The addresses of the rows of a list with pages. @param pages the first and the last page that are read */
  async function* paged<Row>(path: string, addressOf: (row: Row) => string, [first, last] = [1, Infinity]): AsyncIterable<string> {
    for (let page = first; page <= last; page++) {
      const { data } = await list<Row>(`${path}?pageIndex=${page}&pageSize=${PAGE_SIZE}`);
      for (const row of data) yield addressOf(row);
      if (data.length < PAGE_SIZE) return;
    }
  }

  const PARTS = '/chip/specification/models';
  const partFiles = async () => Math.ceil((await list<PartRow>(`${PARTS}?pageIndex=1&pageSize=1`)).totalRecord / (PAGE_SIZE * PAGES_PER_FILE));

  const catalogues: Record<Catalogue, (fileNumber: number) => AsyncIterable<string>> = {
    async *categories() {
      const { data } = await list<Category>('/chip/specification/categorys');
      for (const top of data) for (const { id } of [top, ...top.children]) yield datasheetsPaths.category(id);
    },
    brands: () => paged<Brand>('/specBrand/v1/all', ({ id }) => datasheetsPaths.brand(id)),
    articles: () => paged<ArticleCard>('/news/v2/list', ({ id }) => newsPaths.article(id)),
    async *goodsCategories() {
      const { data } = await list<GoodsCategory>('/mall/goods/categories');
      for (const { no } of data) yield mallPaths.mall(no);
    },
    merchants: () => paged<Merchant>('/mall/goods/merchants', ({ id }) => mallPaths.merchant(id)),
    goods: () => paged<GoodsRow>('/mall/goods/list', ({ id }) => mallPaths.goodsDetail(id), [1, GOODS_PAGES]),
    parts: (fileNumber) =>
      paged<PartRow>(PARTS, ({ id }) => datasheetsPaths.partDetail(id), [(fileNumber - 1) * PAGES_PER_FILE + 1, fileNumber * PAGES_PER_FILE]),
  };

  async function* listed(name: string, fileNumber: number): AsyncIterable<string> {
    for (const { sitemap = [], sitemapFile = 'pages' } of allPages) {
      if (sitemapFile !== name) continue;
      for (const entry of sitemap) {
        if (isAddress(entry)) yield entry;
        else yield* catalogues[entry](fileNumber);
      }
    }
  }

  const filesOf = async () => {
    const parts = Array.from({ length: await partFiles() }, (_, index) => `parts-${index + 1}`);
    return SITEMAP_FILES.flatMap((name) => (name === 'parts' ? parts : [name]));
  };
  return {
    files: filesOf,
    async addresses(file) {
      const [name = '', fileNumber] = file.split('-');
      return (await filesOf()).includes(file) ? listed(name, Number(fileNumber)) : undefined;
    },
  };
}

const SITEMAP_FILES: readonly SitemapFile[] = ['pages', 'news', 'mall', 'parts'];

function isAddress(entry: `/${string}` | Catalogue): entry is `/${string}` {
  return entry.startsWith('/');
}
