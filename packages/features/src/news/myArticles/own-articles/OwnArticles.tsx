import type { Loadable } from '@chippage/api/loadable';
import type { ArticleStatusChoice, OwnArticleCounts, OwnArticleList, OwnArticleRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { EditIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { KeywordsField } from '../../../parts/keywords-field/KeywordsField.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { ArticleRow } from './ArticleRow.tsx';
import { ownArticlesMessages } from './messages.ts';

/** The lists of own articles; `ALL` of them but the deleted first. */
const articleLists: readonly [OwnArticleList, ...OwnArticleList[]] = ['ALL', 'DRAFT', 'REVIEW', 'REFUSED', 'SCHEDULED', 'PUBLISHED', 'DISMOUNT', 'DELETEED'];

/** The list that an address asks for. */
export const articleListIn = (asked: string | null): OwnArticleList => articleLists.find((list) => list === asked) ?? 'ALL';

const countNames = {
  ALL: 'all',
  DRAFT: 'draft',
  REVIEW: 'review',
  REFUSED: 'refused',
  SCHEDULED: 'scheduled',
  PUBLISHED: 'published',
  DISMOUNT: 'dismounted',
  DELETEED: 'deleted',
} as const satisfies Record<OwnArticleList, keyof OwnArticleCounts>;

/** Props of `OwnArticles`. */
export interface OwnArticlesProps {
  list: OwnArticleList;
  keywords: string;
  articles: Loadable<PagedList<OwnArticleRow>>;
  counts: OwnArticleCounts | undefined;
  /** The way to pages beside this one. */
  tabs?: ReactNode;
  onSearch: (keywords: string) => void;
  /** @throws ApiError whose message is shown */
  onSetStatus: (article: OwnArticleRow, status: ArticleStatusChoice) => Promise<void>;
  onLoadMore: () => void;
}

const done = { DRAFT: 'redrafted', DISMOUNT: 'dismounted', DELETEED: 'removed' } as const;

/** A member's own articles by state, with what can be done to each. */
export function OwnArticles({ list, keywords, articles, counts, tabs, onSearch, onSetStatus, onLoadMore }: OwnArticlesProps) {
  const t = useMessages(ownArticlesMessages);
  const paths = usePaths(newsPaths);
  const action = useAction();
  const nameOf = ({ title }: OwnArticleRow) => (title === '' ? t('untitled') : title);
  return (
    <PageColumn>
      <PageHead
        title={t('title')}
        end={
          <LinkButton size="sm" href={paths.writeArticle()}>
            {t('write')}
          </LinkButton>
        }
      />
      {tabs}
      <StateLinks
        label={t('states')}
        states={articleLists.map((id) => ({ id, name: id === 'ALL' ? t('all') : t(id), count: counts?.[countNames[id]] }))}
        current={list}
        getHref={(id) => paths.ownArticles({ state: id === 'ALL' ? null : id })}
      />
      <KeywordsField label={t('search')} hint={t('searchHint')} searched={keywords} onSearch={onSearch} />
      <ActionAlert result={action.result} />
      <Card padding="none">
        <MoreRows
          value={articles}
          label={t('title')}
          lines={4}
          empty={
            <EmptyState icon={<EditIcon size={32} />} title={list === 'ALL' && keywords === '' ? t('empty') : t('emptyState')}>
              {list === 'ALL' && keywords === '' && t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(article) => (
            <ArticleRow
              key={article.id}
              article={article}
              pending={action.pending}
              onSetStatus={(status) =>
                void action.run(`${article.id}:${status}`, () => onSetStatus(article, status), t(done[status], { name: nameOf(article) }))
              }
            />
          )}
        </MoreRows>
      </Card>
    </PageColumn>
  );
}
