import { financialReportMonthsQuery, financialReportsQuery, newsIndexQuery } from '@chippage/api/news';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { parseResultsQuery, ResultsCalendar, resultsQueryParams, resultsVariables, useResultsCalendar } from '@chippage/features/ResultsCalendar';
import { useChannels } from '@chippage/features/ChannelNav';
import { Link } from '@chippage/ui/Link';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { common, vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { FINANCE } from '../financeChannel.ts';
import { newsPaths } from '../news.paths.ts';
import { t } from '../news.words.ts';
import { useOwnNewsFrame } from '../useOwnNewsFrame.ts';

export const loader = prefetch(({ search }) => [
  vital(financialReportsQuery, resultsVariables(parseResultsQuery(search))),
  wanted(financialReportMonthsQuery, {}),
  common(wanted(newsIndexQuery, {})),
]);

/** When companies tell of their results, a month at a time. */
export default function ResultsCalendarRoute() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = useMemo(() => parseResultsQuery(search), [search]);
  const channel = useChannels()
    ?.flatMap((top) => [top, ...top.children])
    .find(({ key }) => key === FINANCE);
  const frame = useOwnNewsFrame(channel?.id);
  const { month, keywords } = query;
  return (
    <>
      <PageHead
        title={month === null ? t('resultsTitle') : t('resultsMonth', { year: month.slice(0, 4), month: String(Number(month.slice(5))) })}
        description={t('resultsLead')}
        {...(keywords === '' && { canonicalPath: newsPaths.resultsCalendar(resultsQueryParams(query)) })}
      />
      <NewsFrame
        title={t('resultsTitle')}
        description={t('resultsLead')}
        {...(channel && { action: <Link href={newsPaths.newsChannel(channel.id)}>{t('financeArticles')}</Link> })}
        {...frame}
      >
        <ResultsCalendar
          {...useResultsCalendar(query)}
          query={query}
          onQueryChange={(next) => void navigate(newsPaths.resultsCalendar(resultsQueryParams(next)), { preventScrollReset: true })}
        />
      </NewsFrame>
    </>
  );
}
