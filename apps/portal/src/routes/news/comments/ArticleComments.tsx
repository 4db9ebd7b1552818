import { CommentSection, type CommentsOptions, useComments } from '@chippage/features/CommentSection';
import { useAtomValue, useSetAtom } from 'jotai';
import { openLoginAtom } from '../../../atoms/loginDialogAtom.ts';
import { memberAtom } from '../../../atoms/sessionAtom.ts';
import { accountPaths } from '../../account/account.paths.ts';
import { drafts } from '../../../page/drafts.ts';
import { usePageActions } from '../../../session/usePageActions.ts';

/** Address of the comments within the page. */
export const COMMENTS_ID = 'comments';
/** 手机与邮箱, where a phone is bound. */
const MOBILE_SETTINGS = 2;

/** The comments of an article, a technical resource or a post of the circle, bound to who is logged in. */
export function ArticleComments({ about, isClosed = false }: Pick<CommentsOptions, 'about' | 'isClosed'>) {
  const isLoggedIn = useAtomValue(memberAtom) !== null;
  const openLogin = useSetAtom(openLoginAtom);
  return (
    <CommentSection
      id={COMMENTS_ID}
      drafts={drafts}
      onLogIn={() => openLogin({ reason: 'comment' })}
      bindHref={accountPaths.accountSetting(MOBILE_SETTINGS)}
      {...useComments({ about, isLoggedIn, isClosed, ...usePageActions('follow') })}
    />
  );
}
