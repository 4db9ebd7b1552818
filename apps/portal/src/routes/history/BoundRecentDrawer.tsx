import { RecentDrawer, useRecentDrawer } from '@chippage/features/RecentDrawer';
import { useAtomValue, useSetAtom } from 'jotai';
import { openLoginAtom } from '../../atoms/loginDialogAtom.ts';
import { memberAtom } from '../../atoms/sessionAtom.ts';
import { directoryPaths } from '../directory/directory.paths.ts';
import { mallPaths } from '../mall/mall.paths.ts';
import { newsPaths } from '../news/news.paths.ts';
import { shellPaths } from '../shell/shell.paths.ts';
import { recentPaths } from './recentPaths.ts';
import type { BoundDialogProps } from '../feedback/BoundFeedbackDialog.tsx';

/** What the member looked at lately. */
export function BoundRecentDrawer({ isOpen, onOpenChange }: BoundDialogProps) {
  const isLoggedIn = useAtomValue(memberAtom) !== null;
  const openLogin = useSetAtom(openLoginAtom);
  return (
    <RecentDrawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isLoggedIn={isLoggedIn}
      onLogIn={() => openLogin({ reason: 'recent' })}
      emptyHrefs={{
        demand: shellPaths.board(),
        agent: mallPaths.mall(),
        company: directoryPaths.agentList(),
        datasheet: shellPaths.home(),
        article: newsPaths.news(),
      }}
      {...useRecentDrawer({ isOpen, isLoggedIn, paths: recentPaths })}
    />
  );
}
