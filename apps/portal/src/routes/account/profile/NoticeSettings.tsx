import { BoardDigestSetting, useBoardDigest } from '@chippage/features/BoardDigestSetting';
import { accountPaths } from '../account.paths.ts';
import { UnreadFrequency } from './UnreadFrequency.tsx';

/** How often messages may speak on the page, and what comes by mail. */
export function NoticeSettings() {
  return (
    <>
      <UnreadFrequency />
      <BoardDigestSetting {...useBoardDigest()} emailHref={accountPaths.accountSetting(2)} />
    </>
  );
}
