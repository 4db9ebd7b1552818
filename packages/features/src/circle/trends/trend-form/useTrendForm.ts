import { myDetailQuery } from '@chippage/api/account';
import { useApi } from '@chippage/api/ApiProvider';
import { matchBom } from '@chippage/api/bom';
import { addTrend, myTrendsQuery, trendGroupDetailQuery, trendGroupsQuery, trendQuery, trendsQuery, uploadTrendPicture } from '@chippage/api/circle';
import { searchBrandHintQuery } from '@chippage/api/directory';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { Trend } from '@chippage/api/types';
import type { FoundTags } from './TrendFields.tsx';
import type { TrendFormProps } from './TrendForm.tsx';

const same = (one: string | null, other: string) => one?.toLowerCase() === other.toLowerCase();

export interface TrendFormOptions {
  groupId: number;
  quoteId: number | undefined;
  /** Hears the post once it is there. */
  onPublished: (trend: Trend) => void;
}

/** Binds `TrendForm` to the API. `isMissing`: there is no such group, or no such post to quote. */
export function useTrendForm({ groupId, quoteId, onPublished }: TrendFormOptions): Omit<TrendFormProps, 'bindHref'> & { isMissing: boolean } {
  const client = useApi();
  const invalidate = useInvalidate();
  const group = trendGroupDetailQuery.use({ id: groupId });
  const quoted = trendQuery.use(quoteId === undefined ? null : { id: quoteId });
  const mine = myDetailQuery.use({});
  const groupValue = toLoadable(group);
  const own = toLoadable(mine);
  const quote = toLoadable(quoted);
  const isReady = groupValue.status === 'ready' && own.status === 'ready' && (quoteId === undefined || quote.status === 'ready');
  const waiting = [groupValue, own, ...(quoteId === undefined ? [] : [quote])].find(({ status }) => status !== 'ready');
  return {
    facts: isReady
      ? { status: 'ready', data: { group: groupValue.data, hasMobile: own.data.mobile !== null, quoted: quote.status === 'ready' ? quote.data : undefined } }
      : waiting?.status === 'failed'
        ? waiting
        : { status: 'loading' },
    isMissing: group.error?.status === 404 || quoted.error?.status === 404,
    onUpload: (file, { signal, onProgress }) => uploadTrendPicture({ file }, { client, signal, onProgress }),
    onFindTags: async (words): Promise<FoundTags> => {
      const lines = words.map((mpn) => ({ mpn, brand: '', value: '', footprint: '', description: '', designators: '' }));
      const { data } = await matchBom({ lines }, { client });
      const found: FoundTags = { tags: [], unknown: [] };
      const unknown: string[] = [];
      for (const [at, word] of words.entries()) {
        const { kind, part } = data[at] ?? {};
        if (kind === 'exact' && part) found.tags.push({ kind: 'part', id: part.id });
        else {
          const { data: brands } = await searchBrandHintQuery.fetch({ keywords: word }, { client });
          const brand = brands.find(({ name, fullName }) => same(name, word) || same(fullName, word));
          if (brand) found.tags.push({ kind: 'brand', id: brand.id });
          else unknown.push(word);
        }
      }
      return { ...found, unknown };
    },
    onPublish: async (form) => {
      const trend = await addTrend(form, { client });
      await Promise.all([invalidate(trendsQuery), invalidate(myTrendsQuery), invalidate(trendGroupsQuery), invalidate(trendGroupDetailQuery)]);
      onPublished(trend);
    },
  };
}
