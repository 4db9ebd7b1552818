import { PostForm, usePostForm } from '@chippage/features/OwnCircle';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import type { Loader } from '../../../page/needs.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { circlePaths } from '../circle.paths.ts';
import { t } from '../circle.words.ts';

/** The post that is quoted; null: none. */
function quotedIn(search: URLSearchParams): number | null {
  const asked = search.get('quote');
  return asked === null ? null : idFrom(asked);
}

export const loader: Loader = async ({ request, params }) => {
  idFrom(params['id']);
  quotedIn(new URL(request.url).searchParams);
  return null;
};

/** Writes a post in a group. */
export default function WriteRoute() {
  const groupId = idFrom(useParams()['id']);
  const quotedId = quotedIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const notify = useNotify();
  const { isMissing, ...form } = usePostForm({
    groupId,
    quotedId,
    onSent: ({ state, group }) => {
      notify({ tone: 'success', text: t(state === 'shown' ? 'sent' : 'waits') });
      void navigate(state === 'shown' ? circlePaths.circleGroup(group.id) : circlePaths.ownCirclePosts());
    },
  });
  if (isMissing) throw new PageMissing();
  return <PostForm {...form} />;
}
