import { followedArticlesQuery, newsIndexQuery } from '@chippage/api/news';
import { ArticleList, articlesOn, useArticleList } from '@chippage/features/ArticleList';
import { NewsFrame } from '@chippage/features/NewsFrame';
import { Button } from '@chippage/ui/Button';
import { EmptyState } from '@chippage/ui/EmptyState';
import { StarIcon, UserIcon } from '@chippage/ui/Icon';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useAtomValue, useSetAtom } from 'jotai';
import { useParams } from 'react-router-dom';
import { openLoginAtom } from '../../../atoms/loginDialogAtom.ts';
import { memberAtom } from '../../../atoms/sessionAtom.ts';
import { t } from '../news.words.ts';
import { pageOf } from '../../../page/pageOf.ts';
import { wanted } from '../../../page/needs.ts';
import { prefetch } from '../../../page/prefetch.ts';
import { newsPaths } from '../news.paths.ts';
import { useOwnNewsFrame } from '../useOwnNewsFrame.ts';

export const loader = prefetch(({ params }) => {
  pageOf(params['pageIndex']);
  return [wanted(newsIndexQuery, {})];
});

/** What the authors and channels that the member follows published. */
export default function AttentionNewsRoute() {
  const page = pageOf(useParams()['pageIndex']);
  const member = useAtomValue(memberAtom);
  const openLogin = useSetAtom(openLoginAtom);
  const articles = useArticleList(followedArticlesQuery, page, member && articlesOn(page), { revalidateIfStale: true });
  return (
    <NewsFrame title={t('attention')} {...useOwnNewsFrame('followed')}>
      {member ? (
        <ArticleList
          {...articles}
          getPageHref={(next) => newsPaths.attentionNews(next)}
          empty={
            <EmptyState
              icon={<StarIcon size={32} />}
              title={t('attentionEmpty')}
              action={
                <LinkButton variant="outline" href={newsPaths.news()}>
                  {t('allNews')}
                </LinkButton>
              }
            />
          }
        />
      ) : (
        <EmptyState
          icon={<UserIcon size={32} />}
          title={t('loginToSeeAttention')}
          action={<Button onPress={() => openLogin({ reason: 'member' })}>{t('logIn')}</Button>}
        />
      )}
    </NewsFrame>
  );
}
