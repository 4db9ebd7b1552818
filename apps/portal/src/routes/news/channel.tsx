import { toLoadable } from '@chippage/api/loadable';
import { channelArticlesQuery, newsIndexQuery } from '@chippage/api/news';
import type { Channel } from '@chippage/api/types';
import { ArticleList } from '@chippage/features/ArticleList';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { type LoaderFunctionArgs, redirect, useLocation, useParams } from 'react-router-dom';
import { t } from '../../news/messages.ts';
import { PAGE_SIZE, pageOf } from '../../news/pageOf.ts';
import { useNewsFrame } from '../../news/useNewsFrame.tsx';
import { idFrom, PageMissing } from '../../page/missing.ts';
import { type Loader, vital } from '../../page/needs.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { paths } from '../../paths.ts';

/** The channel of the companies' reports, by its key. */
const FINANCE = 'finance';

const vars = (id: number, page: number) => ({ categoryId: id, pageIndex: page, pageSize: PAGE_SIZE });
const placeOf = (rest: string | undefined) => {
  const [id, page, ...more] = (rest ?? '').split('/').filter(Boolean);
  return { id: idFrom(id), page: more.length > 0 ? idFrom('') : pageOf(page) };
};
const load = prefetch(({ params, path }) => {
  if (path.startsWith('/news/financialReport')) return [vital(newsIndexQuery, {})];
  const { id, page } = placeOf(params['*']);
  return [vital(newsIndexQuery, {}), vital(channelArticlesQuery, vars(id, page))];
});

export const loader: Loader = (args: LoaderFunctionArgs) => {
  const { pathname, searchParams } = new URL(args.request.url);
  if (pathname !== '/news/channelNews') return load(args);
  // An older address: the channel stands in the query.
  const id = searchParams.get('channelId') ?? searchParams.get('id');
  return redirect(id === null ? paths.news() : paths.newsChannel(idFrom(id)), 301);
};

const isChannel = (id: number | null) => (channel: Channel) => (id === null ? channel.key === FINANCE : channel.id === id);

/** The articles of one channel. */
export default function NewsChannelRoute() {
  const rest = useParams()['*'];
  const { pathname } = useLocation();
  const isFinance = pathname.startsWith('/news/financialReport');
  const { id, page } = isFinance ? { id: null, page: 1 } : placeOf(rest);
  const { data: index } = newsIndexQuery.use({}, { revalidateIfStale: false });
  const channel = index?.channels.flatMap((top) => [top, ...top.children]).find(isChannel(id));
  if (index && !channel) throw new PageMissing();
  const articles = channelArticlesQuery.use(channel ? vars(channel.id, page) : null, { keepPreviousData: true, revalidateIfStale: false });
  const frame = useNewsFrame(channel?.id);
  if (!channel) return null;
  const { name, description } = channel;
  const getPageHref = (next: number) => (next > 1 ? `${paths.newsChannel(channel.id)}/${next}` : paths.newsChannel(channel.id));
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title: name, page }) : name}
        description={t('channelDescription', { name, description })}
        canonicalPath={getPageHref(page)}
        feed={{ of: name, query: `channelId=${channel.id}` }}
      />
      <NewsFrame title={name} description={description} {...frame}>
        <ArticleList
          articles={toLoadable(articles)}
          pageIndex={page}
          pageSize={PAGE_SIZE}
          getPageHref={getPageHref}
          empty={<EmptyState title={t('noArticles')} action={<LinkButton href={paths.news()}>{t('allNews')}</LinkButton>} />}
        />
      </NewsFrame>
    </>
  );
}
