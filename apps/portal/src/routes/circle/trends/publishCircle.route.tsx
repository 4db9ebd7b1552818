import { TrendForm, useTrendForm } from '@chippage/features/OwnCircle';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { idFrom, PageMissing } from '../../../page/missing.ts';
import type { Loader } from '../../../page/needs.ts';
import { useNotify } from '../../../toasts/useNotify.ts';
import { accountPaths } from '../../account/account.paths.ts';
import { circlePaths } from '../circle.paths.ts';
import { t } from '../circle.words.ts';

/** 手机与邮箱, where a phone is bound. */
const MOBILE_SETTINGS = 2;

/** The post that is quoted; undefined: none. */
function quoteIn(search: URLSearchParams): number | undefined {
  const asked = search.get('quote');
  return asked === null ? undefined : idFrom(asked);
}

export const loader: Loader = async ({ params, request }) => {
  idFrom(params['id']);
  quoteIn(new URL(request.url).searchParams);
  return null;
};

/** A form for a post in a group. */
export default function PublishCircleRoute() {
  const groupId = idFrom(useParams()['id']);
  const quoteId = quoteIn(useSearchParams()[0]);
  const navigate = useNavigate();
  const notify = useNotify();
  const { isMissing, ...form } = useTrendForm({
    groupId,
    quoteId,
    onPublished: ({ id, state }) => {
      notify({ tone: 'success', text: t(state === 'pending' ? 'waiting' : 'published') });
      void navigate(circlePaths.trend(id));
    },
  });
  if (isMissing) throw new PageMissing();
  return <TrendForm {...form} bindHref={accountPaths.accountSetting(MOBILE_SETTINGS)} />;
}
