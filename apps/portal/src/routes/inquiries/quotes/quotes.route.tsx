import { parseQuoteListQuery, QuoteList, quoteListParams, useQuoteList } from '@chippage/features/QuoteList';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { inquiriesPaths } from '../inquiries.paths.ts';

/** The quotes that the member's company got, and those that it gave. */
export default function QuotesRoute() {
  const navigate = useNavigate();
  const query = parseQuoteListQuery(useSearchParams()[0]);
  return (
    <QuoteList
      {...useQuoteList(query)}
      query={query}
      onQuery={(next) => void navigate(inquiriesPaths.ownQuotes(quoteListParams(next)), { preventScrollReset: true })}
    />
  );
}
