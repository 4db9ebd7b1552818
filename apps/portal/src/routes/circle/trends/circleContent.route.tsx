import { trendQuery } from '@chippage/api/circle';
import { articleCommentsQuery } from '@chippage/api/news';
import { TrendPage, useTrendPage } from '@chippage/features/Circle';
import { firstComments } from '@chippage/features/CommentSection';
import { useNavigate, useParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import { vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { usePageActions } from '../../../session/usePageActions.ts';
import { ArticleComments } from '../../news/comments/ArticleComments.tsx';
import { circlePaths } from '../circle.paths.ts';
import { t } from '../circle.words.ts';

export const loader = prefetch(({ params }) => {
  const id = idFrom(params['id']);
  return [vital(trendQuery, { id }), wanted(articleCommentsQuery, firstComments({ trendId: id }))];
});

const shortened = (text: string, most: number) => {
  const line = [...text.replaceAll(/\s+/g, ' ')];
  return line.length > most ? `${line.slice(0, most).join('')}…` : line.join('');
};

/** One post. */
export default function CircleContentRoute() {
  const id = idFrom(useParams()['id']);
  const navigate = useNavigate();
  const { page, data: trend, isMissing } = useTrendPage(id, { ...usePageActions('follow'), onGone: () => void navigate(circlePaths.circle()) });
  if (isMissing) throw new PageMissing();
  const isOpen = trend?.state === 'shown' || trend?.state === 'folded';
  return (
    <>
      {trend && (
        <PageHead
          title={t('trendTitle', { name: trend.writer?.nickName ?? t('nobody'), text: shortened(trend.content, 24) })}
          description={t('trendDescription', { group: trend.group.name, text: shortened(trend.content, 90) })}
          kind="article"
          {...(trend.state === 'shown' && trend.visibility === 'public' && { canonicalPath: circlePaths.trend(id) })}
        />
      )}
      <TrendPage {...page} {...(isOpen && { comments: <ArticleComments about={{ trendId: id }} /> })} />
    </>
  );
}
