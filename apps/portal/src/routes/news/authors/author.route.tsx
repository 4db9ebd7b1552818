import { authorArticlesQuery, authorDetailQuery, authorListQuery, newsIndexQuery } from '@chippage/api/news';
import { ArticleList, articlesOn, useArticleList } from '@chippage/features/ArticleList';
import { BlockButton, useAuthor, useBlockAuthor, useFollowAuthor } from '@chippage/features/AuthorCard';
import { AuthorSearch, authorsOn, useAuthorSearch } from '@chippage/features/AuthorSearch';
import { FollowButton } from '@chippage/features/FollowThing';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DocumentIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { t } from '../news.words.ts';
import { pageOf } from '../../../page/pageOf.ts';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { newsPaths } from '../news.paths.ts';
import { useOwnNewsFrame } from '../useOwnNewsFrame.ts';
import { usePageActions } from '../../../session/usePageActions.ts';

const askedOf = (search: URLSearchParams) => ({
  id: search.has('id') ? idFrom(search.get('id') ?? '') : null,
  keywords: search.get('keywords')?.trim().slice(0, 200) ?? '',
  page: pageOf(search.get('page')),
});

export const loader = prefetch(({ search }) => {
  const { id, keywords, page } = askedOf(search);
  if (id === null) return [vital(authorListQuery, authorsOn(keywords, page)), wanted(newsIndexQuery, {})];
  return [vital(authorDetailQuery, { id }), vital(authorArticlesQuery, { id, ...articlesOn(page) }), wanted(newsIndexQuery, {})];
});

/** One author with their articles; without a number, all of them. */
export default function AuthorRoute() {
  const { id, keywords, page } = askedOf(useSearchParams()[0]);
  return id === null ? <AllAuthors keywords={keywords} page={page} /> : <OneAuthor id={id} page={page} />;
}

function OneAuthor({ id, page }: { id: number; page: number }) {
  const { data: author, isMissing } = useAuthor(id);
  const articles = useArticleList(authorArticlesQuery, page, { id, ...articlesOn(page) });
  const actions = usePageActions('follow');
  const follows = useFollowAuthor(actions);
  const block = useBlockAuthor(actions);
  const frame = useOwnNewsFrame();
  if (isMissing) throw new PageMissing();
  if (!author) return null;
  const { name, field, intro, isFollowed, isBlocked } = author;
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
        action={
          <>
            <FollowButton name={name} isFollowed={follows.isOn(id, isFollowed)} onChange={(next) => follows.want(id, next)} />
            <BlockButton name={name} isBlocked={isBlocked} onChange={(next) => block(author, next)} />
          </>
        }
        {...frame}
      >
        <ArticleList {...articles} getPageHref={hrefOf} empty={<EmptyState icon={<DocumentIcon size={32} />} title={t('noArticles')} />} />
      </NewsFrame>
    </>
  );
}

function AllAuthors({ keywords, page }: { keywords: string; page: number }) {
  const authors = useAuthorSearch(keywords, page);
  const navigate = useNavigate();
  const frame = { ...useOwnNewsFrame(), authors: undefined };
  const hrefOf = (words: string, next: number) => newsPaths.authors({ keywords: words || null, page: next > 1 ? next : null });
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title: t('authorsTitle'), page }) : t('authorsTitle')}
        description={t('authorsLead')}
        {...(keywords === '' && { canonicalPath: hrefOf('', page) })}
      />
      <NewsFrame
        title={t('authorsTitle')}
        description={t('authorsLead')}
        action={
          <LinkButton size="sm" variant="outline" href={newsPaths.ownAuthor()}>
            {t('becomeAuthor')}
          </LinkButton>
        }
        {...frame}
      >
        <AuthorSearch
          {...authors}
          onSearch={(words) => void navigate(hrefOf(words, 1))}
          getPageHref={(next) => hrefOf(keywords, next)}
          allHref={hrefOf('', 1)}
        />
      </NewsFrame>
    </>
  );
}
