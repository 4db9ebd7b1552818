import { toLoadable } from '@chippage/api/loadable';
import { authorArticlesQuery, authorDetailQuery, newestAuthorsQuery, newsIndexQuery } from '@chippage/api/news';
import { ArticleList } from '@chippage/features/ArticleList';
import { AuthorList, FollowButton } from '@chippage/features/AuthorCard';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { EmptyState } from '@chippage/ui/EmptyState';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../../news/messages.ts';
import { PAGE_SIZE, pageOf } from '../../../news/pageOf.ts';
import { useFollowAuthor } from '../../../news/useFollowAuthor.ts';
import { useNewsFrame } from '../../../news/useNewsFrame.tsx';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { newsPaths } from '../news.paths.ts';

const MOST_AUTHORS = 50;
const vars = (id: number, page: number) => ({ id, pageIndex: page, pageSize: PAGE_SIZE });
const askedOf = (search: URLSearchParams) => ({ id: search.has('id') ? idFrom(search.get('id') ?? '') : null, page: pageOf(search.get('page')) });

export const loader = prefetch(({ search }) => {
  const { id, page } = askedOf(search);
  if (id === null) return [vital(newestAuthorsQuery, { size: MOST_AUTHORS }), wanted(newsIndexQuery, {})];
  return [vital(authorDetailQuery, { id }), vital(authorArticlesQuery, vars(id, page)), wanted(newsIndexQuery, {})];
});

/** One author with their articles; without a number, all of them. */
export default function AuthorRoute() {
  const { id, page } = askedOf(useSearchParams()[0]);
  return id === null ? <AllAuthors /> : <OneAuthor id={id} page={page} />;
}

function OneAuthor({ id, page }: { id: number; page: number }) {
  const author = authorDetailQuery.use({ id }, { revalidateIfStale: false });
  const articles = authorArticlesQuery.use(vars(id, page), { keepPreviousData: true, revalidateIfStale: false });
  const follow = useFollowAuthor();
  const frame = useNewsFrame();
  if (author.error?.status === 404) throw new PageMissing();
  if (!author.data) return null;
  const { name, field, intro, isFollowed } = author.data;
  const hrefOf = (next: number) => `${newsPaths.author(id)}${next > 1 ? `&page=${next}` : ''}`;
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title: t('authorArticles', { name }), page }) : t('authorArticles', { name })}
        description={t('authorDescription', { name, field, intro })}
        canonicalPath={hrefOf(page)}
        feed={{ of: name, query: `authorId=${id}` }}
      />
      <NewsFrame
        title={name}
        description={intro}
        action={<FollowButton name={name} isFollowed={isFollowed} onChange={(next) => follow(id, next)} />}
        {...frame}
      >
        <ArticleList
          articles={toLoadable(articles)}
          pageIndex={page}
          pageSize={PAGE_SIZE}
          getPageHref={hrefOf}
          empty={<EmptyState title={t('noArticles')} />}
        />
      </NewsFrame>
    </>
  );
}

function AllAuthors() {
  const { data: authors } = newestAuthorsQuery.use({ size: MOST_AUTHORS }, { revalidateIfStale: false });
  const frame = { ...useNewsFrame(), authors: undefined };
  return (
    <>
      <PageHead title={t('authorsTitle')} description={t('authorsLead')} canonicalPath={newsPaths.authors()} />
      <NewsFrame title={t('authorsTitle')} description={t('authorsLead')} {...frame}>
        {authors && (authors.data.length === 0 ? <EmptyState title={t('noAuthors')} /> : <AuthorList authors={authors.data} />)}
      </NewsFrame>
    </>
  );
}
