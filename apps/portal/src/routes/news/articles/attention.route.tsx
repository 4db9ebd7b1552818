import { toLoadable } from '@chippage/api/loadable';
import { followedArticlesQuery, newsIndexQuery } from '@chippage/api/news';
import { ArticleList } from '@chippage/features/ArticleList';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useAtomValue, useSetAtom } from 'jotai';
import { useParams } from 'react-router-dom';
import { openLoginAtom } from '../../../atoms/loginDialogAtom.ts';
import { memberAtom } from '../../../atoms/sessionAtom.ts';
import { t } from '../../../news/messages.ts';
import { PAGE_SIZE, pageOf } from '../../../news/pageOf.ts';
import { useNewsFrame } from '../../../news/useNewsFrame.tsx';
import { wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { newsPaths } from '../news.paths.ts';

export const loader = prefetch(({ params }) => {
  pageOf(params['pageIndex']);
  return [wanted(newsIndexQuery, {})];
});

/** What the authors and channels that the member follows published. */
export default function AttentionNewsRoute() {
  const page = pageOf(useParams()['pageIndex']);
  const member = useAtomValue(memberAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const articles = followedArticlesQuery.use(member ? { pageIndex: page, pageSize: PAGE_SIZE } : null, { keepPreviousData: true });
  return (
    <>
      <PageHead title={t('attention')} description={t('attentionDescription')} />
      <NewsFrame title={t('attention')} {...useNewsFrame()}>
        {member ? (
          <ArticleList
            articles={toLoadable(articles)}
            pageIndex={page}
            pageSize={PAGE_SIZE}
            getPageHref={(next) => newsPaths.attentionNews(next)}
            empty={<EmptyState title={t('attentionEmpty')} action={<LinkButton href={newsPaths.news()}>{t('allNews')}</LinkButton>} />}
          />
        ) : (
          <EmptyState title={t('loginToSeeAttention')} action={<Button onPress={() => openLogin({ reason: 'member' })}>{t('logIn')}</Button>} />
        )}
      </NewsFrame>
    </>
  );
}
