import type { Loadable } from '@chippage/api/loadable';
import type { OperatorArticle } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { useMemo, useState } from 'react';
import { useMessages, usePaths } from '../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import { newsPaths } from '../../i18n/paths/newsPaths.ts';
import { ListTools } from '../../parts/list-page/ListTools.tsx';
import type { ListPage } from '../../parts/list-page/listPage.ts';
import { PagedListPage } from '../../parts/list-page/PagedListPage.tsx';
import { type TakeDownActions, TakeDownTable } from '../take-down/TakeDownTable.tsx';
import { articleColumns } from './articleColumns.tsx';
import { type ArticleQuery, articleStates } from './articleQuery.ts';
import type { CorrectionWish } from './CorrectionDialog.tsx';
import { articleAdminMessages } from './messages.ts';

const CorrectionDialog = late(async () => (await import('./CorrectionDialog.tsx')).CorrectionDialog);

export interface ArticleAdminProps extends TakeDownActions {
  articles: Loadable<ListPage<OperatorArticle>>;
  /** The rows are of the query before; the new ones are on their way. @default false */
  isRefreshing?: boolean;
  query: ArticleQuery;
  onQueryChange: (query: ArticleQuery) => void;
  getHref: (query: ArticleQuery) => string;
  /** Writes a correction under an article. Rejects with the server's refusal. */
  onCorrect: (correction: CorrectionWish) => Promise<unknown>;
}

/** Articles that were published: searched, corrected, taken off the site with a reason, and put on it again. */
export function ArticleAdmin({ articles, isRefreshing = false, query, onQueryChange, getHref, ...actions }: ArticleAdminProps) {
  const t = useMessages(articleAdminMessages);
  return (
    <PagedListPage
      title={t('title')}
      count={(count) => t('count', { count: formatNumber(count) })}
      tools={
        <ListTools
          query={query}
          onQueryChange={onQueryChange}
          label={t('search')}
          hint={t('searchHint')}
          filters={[{ field: 'state', label: t('stateFilter'), options: articleStates.map((id) => ({ id, label: t(id) })) }]}
        />
      }
      value={articles}
      failedTitle={t('failed')}
      bones={['420px']}
      isRefreshing={isRefreshing}
      page={query.page}
      getHref={(page) => getHref({ ...query, page })}
    >
      {(list) => <Articles list={list} {...actions} />}
    </PagedListPage>
  );
}

/** Room for the button of a correction. */
const CORRECT_PX = 64;

function Articles({
  list,
  onCorrect,
  onTakeDown,
  onRestore,
}: Pick<ArticleAdminProps, 'onCorrect' | keyof TakeDownActions> & { list: ListPage<OperatorArticle> }) {
  const t = useMessages(articleAdminMessages);
  const { article: getArticleHref } = usePaths(newsPaths);
  const announce = useAnnounce();
  const [asked, setAsked] = useState<OperatorArticle | null>(null);
  const columns = useMemo(() => articleColumns({ t, getArticleHref }), [t, getArticleHref]);
  const more = useMemo(
    () => ({
      widthPx: CORRECT_PX,
      button: (article: OperatorArticle) => (
        <Button size="sm" variant="outline" aria-label={t('correctOf', { name: article.title })} onPress={() => setAsked(article)}>
          {t('correct')}
        </Button>
      ),
    }),
    [t],
  );
  return (
    <>
      <TakeDownTable
        caption={t('caption')}
        rows={list.data}
        columns={columns}
        actionsHeader={t('actions')}
        more={more}
        empty={
          <EmptyState icon={<SearchIcon size={32} />} title={t('empty')}>
            {t('emptyHint')}
          </EmptyState>
        }
        onTakeDown={onTakeDown}
        onRestore={onRestore}
      />
      {asked !== null && (
        <CorrectionDialog
          article={asked}
          onCorrect={onCorrect}
          onClose={() => setAsked(null)}
          onDone={() => {
            announce(t('correctedDone', { name: asked.title }));
            setAsked(null);
          }}
        />
      )}
    </>
  );
}
