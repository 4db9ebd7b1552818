import { circleGroupsQuery, circlePostQuery } from '@chippage/api/circle';
import { articleCommentsQuery } from '@chippage/api/news';
import { PostPage, sideGroups, usePostPage } from '@chippage/features/Circle';
import { firstComments } from '@chippage/features/CommentSection';
import { useNavigate, useParams } from 'react-router-dom';
import { idFrom, PageGone, PageMissing } from '../../../page/missing.ts';
import { common, vital, wanted } from '../../../page/needs.ts';
import { PageHead } from '../../../page/PageHead.tsx';
import { prefetch } from '../../../page/prefetch.ts';
import { ArticleComments } from '../../news/comments/ArticleComments.tsx';
import { circlePaths } from '../circle.paths.ts';
import { t } from '../circle.words.ts';
import { CircleSide } from '../CircleSide.tsx';
import { useCircleActions } from '../useCircleActions.ts';

export const loader = prefetch(({ params }) => {
  const id = idFrom(params['id']);
  return [vital(circlePostQuery, { id }), wanted(articleCommentsQuery, firstComments({ postId: id })), common(wanted(circleGroupsQuery, sideGroups))];
});

const beginning = (text: string, most: number) => {
  const line = [...text.replaceAll(/\s+/g, ' ')];
  return line.length > most ? `${line.slice(0, most).join('')}…` : line.join('');
};

/** One post with its comments. */
export default function PostRoute() {
  const id = idFrom(useParams()['id']);
  const navigate = useNavigate();
  const actions = useCircleActions(({ group }) => void navigate(circlePaths.circleGroup(group.id)));
  const { data: post, isMissing, ...page } = usePostPage(id, actions);
  if (isMissing) throw new PageMissing();
  if (page.post.status === 'failed' && page.post.code === 'post.gone') throw new PageGone(page.post.message);
  const [picture] = post?.pictures ?? [];
  const isPublic = post?.visibility === 'everyone' && (post.state === 'shown' || post.state === 'folded');
  return (
    <>
      {post && (
        <PageHead
          title={t('postTitle', { words: beginning(post.content, 30) })}
          description={t('postDescription', { name: post.writer?.nickName ?? t('gone'), group: post.group.name, words: beginning(post.content, 80) })}
          {...(isPublic && { canonicalPath: circlePaths.circlePost(id) })}
          {...(isPublic && picture && { image: picture.url })}
          kind="article"
        />
      )}
      <PostPage
        {...page}
        side={<CircleSide groupId={post?.group.id} />}
        comments={post && <ArticleComments about={{ postId: id }} isClosed={post.areCommentsClosed} />}
      />
    </>
  );
}
