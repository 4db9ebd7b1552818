import { channelArticlesQuery, newsIndexQuery } from '@chippage/api/news';
import type { Channel } from '@chippage/api/types';
import { ArticleList, articlesOn, useArticleList } from '@chippage/features/ArticleList';
import { FollowButton } from '@chippage/features/FollowThing';
import { useChannels, useFollowChannel } from '@chippage/features/ChannelNav';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { DocumentIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { redirect, useParams } from 'react-router-dom';
import { t } from '../news.words.ts';
import { pageOf } from '../../../page/pageOf.ts';
import { idFrom, notFound, PageMissing } from '../../../page/missing.ts';
import { common, type Loader, vital } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch, readAnswer } from '../../../page/prefetch.ts';
import { newsPaths } from '../news.paths.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { FINANCE } from '../financeChannel.ts';
import { useOwnNewsFrame } from '../useOwnNewsFrame.ts';

const vars = (id: number, page: number) => ({ categoryId: id, ...articlesOn(page) });
const placeOf = (rest: string | undefined) => {
  const [id, page, ...more] = (rest ?? '').split('/').filter(Boolean);
  return { id: idFrom(id), page: more.length > 0 ? idFrom('') : pageOf(page) };
};
const find = (channels: readonly Channel[], id: number) => channels.flatMap((top) => [top, ...top.children]).find((channel) => channel.id === id);

const load = prefetch(({ params }) => {
  const { id, page } = placeOf(params['*']);
  return [common(vital(newsIndexQuery, {})), vital(channelArticlesQuery, vars(id, page))];
});

export const loader: Loader = async (args) => {
  const { pathname, searchParams } = new URL(args.request.url);
  if (pathname === '/news/channelNews') {
    // An older address: the channel stands in the query.
    const old = searchParams.get('channelId') ?? searchParams.get('id');
    return redirect(old === null ? newsPaths.news() : newsPaths.newsChannel(idFrom(old)), 301);
  }
  await load(args);
  const index = readAnswer(args, newsIndexQuery, {});
  if (!index) return null;
  const { id, page } = placeOf(args.params['*']);
  const channel = find(index.channels, id);
  if (!channel) throw notFound();
  if (page > 1 && readAnswer(args, channelArticlesQuery, vars(channel.id, page))?.data.length === 0) throw notFound();
  return null;
};

/** The articles of one channel. */
export default function NewsChannelRoute() {
  const rest = useParams()['*'];
  const { id, page } = placeOf(rest);
  const channels = useChannels();
  const channel = channels && find(channels, id);
  if (channels && !channel) throw new PageMissing();
  const articles = useArticleList(channelArticlesQuery, page, channel ? vars(channel.id, page) : null);
  const follows = useFollowChannel(usePageActions('follow'));
  const frame = useOwnNewsFrame(channel?.id);
  if (!channel) return null;
  const { name, description } = channel;
  const getPageHref = (next: number) => (next > 1 ? `${newsPaths.newsChannel(channel.id)}/${next}` : newsPaths.newsChannel(channel.id));
  return (
    <>
      <PageHead
        title={page > 1 ? t('page', { title: name, page }) : name}
        description={t('channelDescription', { name, description })}
        canonicalPath={getPageHref(page)}
        feed={{ of: name, query: `channelId=${channel.id}` }}
      />
      <NewsFrame
        title={name}
        description={description}
        action={
          <>
            <FollowButton name={name} isFollowed={follows.isOn(channel.id, channel.isFollowed)} onChange={(next) => follows.want(channel.id, next)} />
            {channel.key === FINANCE && <Link href={newsPaths.resultsCalendar()}>{t('resultsTitle')}</Link>}
          </>
        }
        {...frame}
      >
        <ArticleList
          {...articles}
          getPageHref={getPageHref}
          empty={
            <EmptyState
              icon={<DocumentIcon size={32} />}
              title={t('noArticles')}
              action={
                <LinkButton variant="outline" href={newsPaths.news()}>
                  {t('allNews')}
                </LinkButton>
              }
            />
          }
        />
      </NewsFrame>
    </>
  );
}
