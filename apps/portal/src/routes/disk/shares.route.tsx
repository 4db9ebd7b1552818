import { ShareList, useShareList } from '@chippage/features/ShareList';
import { copyText } from '../../page/copyText.ts';
import { diskPaths } from './disk.paths.ts';

/** The links that the member gave away. */
export default function SharesRoute() {
  return <ShareList {...useShareList()} onCopy={({ token }) => copyText(`${location.origin}${diskPaths.sharedDisk(token)}`)} />;
}
