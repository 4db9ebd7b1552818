import { boardRowsQuery, promotedRowsQuery } from '@chippage/api/inquiries';
import { BoardList, boardParams, type BoardQuery, boardVariables, emptyBoardQuery, parseBoardQuery, useBoard } from '@chippage/features/BoardList';
import { redirect, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { breadcrumbsJsonLd } from '../../../page/jsonLd.ts';
import { notFound, PageMissing } from '../../../page/missing.ts';
import { type Loader, vital, wanted } from '../../../page/needs.ts';
import { usePageFacts } from '../../../page/PageContext.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { BoundPromotedRows } from '../../enterprise/BoundPromotedRows.tsx';
import { inquiriesPaths } from '../inquiries.paths.ts';
import { t } from '../inquiries.words.ts';

/** What the path says: kind and page; an older address says the page alone. */
const restOf = (path: string, rest: string | undefined) => (path.toLowerCase().startsWith('/inquiry/inquirymore') ? `1/${rest || '1'}` : rest);

export const loader: Loader = async (args) => {
  // People shorten addresses to `/inquiry`.
  if (args.params['*'] === undefined) return redirect(inquiriesPaths.board(), 301);
  const { pathname, searchParams } = new URL(args.request.url);
  const query = parseBoardQuery(restOf(pathname, args.params['*']), searchParams);
  if (query === null) throw notFound();
  return prefetch(() => [vital(boardRowsQuery, boardVariables(query)), wanted(promotedRowsQuery, {})])(args);
};

const hrefOf = (query: BoardQuery) => inquiriesPaths.board(query.type, query.page, boardParams(query));

/** What companies want, or what they offer. */
export default function BoardRoute() {
  const rest = useParams()['*'];
  const { pathname } = useLocation();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { origin } = usePageFacts();
  const query = parseBoardQuery(restOf(pathname, rest), search);
  if (query === null) throw new PageMissing();
  const name = t(query.type === 1 ? 'demands' : 'supplies');
  const title = query.keywords === '' ? name : t('search', { title: name, keywords: query.keywords });
  // Of all the filters only the page is worth finding.
  const isPlain = hrefOf({ ...query, page: 1 }) === hrefOf(emptyBoardQuery({ type: query.type }));
  return (
    <>
      <PageHead
        title={query.page > 1 ? t('page', { title, page: query.page }) : title}
        description={t(query.type === 1 ? 'demandsDescription' : 'suppliesDescription')}
        {...(isPlain && { canonicalPath: hrefOf(query) })}
        jsonLd={import.meta.env.SSR ? [breadcrumbsJsonLd(origin, [{ name, path: inquiriesPaths.board(query.type) }])] : []}
      />
      <Board query={query} onQuery={(next) => void navigate(hrefOf(next), { preventScrollReset: true })} />
    </>
  );
}

function Board({ query, onQuery }: { query: BoardQuery; onQuery: (query: BoardQuery) => void }) {
  return (
    <>
      <BoundPromotedRows />
      <BoardList query={query} {...useBoard(query)} onQuery={onQuery} />
    </>
  );
}
