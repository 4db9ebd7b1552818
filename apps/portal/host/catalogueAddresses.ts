import type { ArticleCard, Brand, Category, GoodsCategory, GoodsRow, Merchant, PartRow } from '@chippage/api/types';
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

/** The addresses of everything in the catalogue. */
export interface CatalogueAddresses {
  /** Files that the parts fill. */
  partFiles(): Promise<number>;
  /** @param file from 1 */
  parts(file: number): AsyncIterable<string>;
  /** Home, lists, categories and brands. */
  pages(): AsyncIterable<string>;
  /** Every published article. */
  articles(): AsyncIterable<string>;
  /** The mall: its lists, merchants and goods. */
  mall(): AsyncIterable<string>;
}

/** The addresses that rows of pages name themselves; the others are read by the API. */
function fixedAddresses(belongs: (page: (typeof allPages)[number]) => boolean): string[] {
  return allPages.filter(belongs).flatMap(({ sitemap = [] }) => sitemap.filter((entry) => entry.startsWith('/')));
}

/** Reads the catalogue by the API, page by page. */
export function catalogueOf(fetchApi: typeof fetch): CatalogueAddresses {
  async function list<Row>(path: string): Promise<List<Row>> {
    const answer = await fetchApi(`http://api.internal/api${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    return (await answer.json()) as List<Row>;
  }
  const partPage = (pageIndex: number, pageSize = PAGE_SIZE) => list<PartRow>(`/chip/specification/models?pageIndex=${pageIndex}&pageSize=${pageSize}`);
  return {
    async partFiles() {
      return Math.ceil((await partPage(1, 1)).totalRecord / (PAGE_SIZE * PAGES_PER_FILE));
    },
    async *parts(file) {
      for (let page = (file - 1) * PAGES_PER_FILE + 1; page <= file * PAGES_PER_FILE; page++) {
        const { data } = await partPage(page);
        for (const part of data) yield datasheetsPaths.partDetail(part.id);
        if (data.length < PAGE_SIZE) return;
      }
    },
    async *pages() {
      yield* fixedAddresses(({ domain }) => domain !== 'mall');
      const { data: categories } = await list<Category>('/chip/specification/categorys');
      for (const top of categories) for (const category of [top, ...top.children]) yield datasheetsPaths.category(category.id);
      for (let page = 1; ; page++) {
        const { data } = await list<Brand>(`/specBrand/v1/all?pageIndex=${page}&pageSize=${PAGE_SIZE}`);
        for (const brand of data) yield datasheetsPaths.brand(brand.id);
        if (data.length < PAGE_SIZE) return;
      }
    },
    async *articles() {
      for (let page = 1; ; page++) {
        const { data } = await list<ArticleCard>(`/news/v2/list?pageIndex=${page}&pageSize=${PAGE_SIZE}`);
        for (const article of data) yield newsPaths.article(article.id);
        if (data.length < PAGE_SIZE) return;
      }
    },
    async *mall() {
      yield* fixedAddresses(({ domain }) => domain === 'mall');
      const { data: categories } = await list<GoodsCategory>('/mall/goods/categories');
      for (const { no } of categories) yield mallPaths.mall(no);
      for (let page = 1; ; page++) {
        const { data } = await list<Merchant>(`/mall/goods/merchants?pageIndex=${page}&pageSize=${PAGE_SIZE}`);
        for (const { id } of data) yield mallPaths.merchant(id);
        if (data.length < PAGE_SIZE) break;
      }
      for (let page = 1; page <= GOODS_PAGES; page++) {
        const { data } = await list<GoodsRow>(`/mall/goods/list?pageIndex=${page}&pageSize=${PAGE_SIZE}`);
        for (const { id } of data) yield mallPaths.goodsDetail(id);
        if (data.length < PAGE_SIZE) return;
      }
    },
  };
}
