import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { authorArticlesQuery, authorDetailQuery, newestAuthorsQuery } from '@chippage/api/news';
import { ArticleList } from '@chippage/features/ArticleList';
import { AuthorCard, FollowButton } from '@chippage/features/AuthorCard';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { EmptyState } from '@chippage/ui/EmptyState';
import { useSearchParams } from 'react-router-dom';
import { t } from '../../news/messages.ts';
import { PAGE_SIZE, pageOf } from '../../news/pageOf.ts';
import { useFollowAuthor } from '../../news/useFollowAuthor.ts';
import { useNewsFrame } from '../../news/useNewsFrame.tsx';
import { idFrom, PageMissing } from '../../page/missing.ts';
import { vital } from '../../page/needs.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { paths } from '../../paths.ts';

const MOST_AUTHORS = 50;
const vars = (id: number, page: number) => ({ id, pageIndex: page, pageSize: PAGE_SIZE });
const askedOf = (search: URLSearchParams) => ({ id: search.has('id') ? idFrom(search.get('id') ?? '') : null, page: pageOf(search.get('page')) });

export const loader = prefetch(({ search }) => {
  const { id, page } = askedOf(search);
  if (id === null) return [vital(newestAuthorsQuery, { size: MOST_AUTHORS })];
  return [vital(authorDetailQuery, { id }), vital(authorArticlesQuery, vars(id, page))];
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
  return (
    <>
      <PageHead title={t('authorArticles', { name })} description={t('authorDescription', { name, field, intro })} canonicalPath={paths.author(id)} />
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
          getPageHref={(next) => `${paths.author(id)}${next > 1 ? `&page=${next}` : ''}`}
          empty={<EmptyState title={t('noArticles')} />}
        />
      </NewsFrame>
    </>
  );
}

function AllAuthors() {
  const authors = mapLoadable(toLoadable(newestAuthorsQuery.use({ size: MOST_AUTHORS }, { revalidateIfStale: false })), ({ data }) => data);
  return (
    <>
      <PageHead title={t('authorsTitle')} description={t('newsDescription')} canonicalPath="/news/author" />
      <NewsFrame title={t('authorsTitle')} authors={authors.status === 'ready' ? authors.data : []}>
        <div>
          {authors.status === 'ready' && authors.data.length === 0 && <EmptyState title={t('noArticles')} />}
          {authors.status === 'ready' && authors.data.map((author) => <AuthorCard key={author.id} author={author} />)}
        </div>
      </NewsFrame>
    </>
  );
}
