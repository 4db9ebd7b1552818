/** What a company posted that somebody wants to know of. */
export interface CompanyNews {
  id: number;
  name: string;
  supplies: number;
  demands: number;
}

const wordsOf = ({ supplies, demands }: CompanyNews) =>
  [supplies > 0 ? `${supplies} 条供应` : '', demands > 0 ? `${demands} 条求购` : ''].filter((part) => part !== '').join('、');

/** One notice of all that is new; null: nothing is. */
export function newsOf(all: readonly CompanyNews[]): { title: string; body: string; href: string } | null {
  const news = all.filter(({ supplies, demands }) => supplies + demands > 0);
  const [first] = news;
  if (!first) return null;
  const body = news.slice(0, 5).map((each) => `${each.name}：新增 ${wordsOf(each)}`);
  const more = news.length > 5 ? [`另有 ${news.length - 5} 家`] : [];
  const tab = first.supplies > 0 ? '' : '/demand';
  return {
    title: news.length === 1 ? `${first.name} 有新的供求` : `你关注的 ${news.length} 家企业有新的供求`,
    body: `${[...body, ...more].join('；')}。`,
    href: news.length === 1 ? `/inquiry/corporateHome/${first.id}${tab}` : '/userCenter/follows',
  };
}
