import { shareFrontQuery } from '@chippage/api/disk';
import { SharePage, useSharePage } from '@chippage/features/SharePage';
import { useParams } from 'react-router-dom';
import { notFound, PageMissing } from '../../page/missing.ts';
import { vital } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { saveFile } from '../../page/saveFile.ts';

/** The name of a link. @throws the answer for an address that names none */
function tokenIn(token = ''): string {
  if (!/^[\w-]{16,32}$/.test(token)) throw notFound();
  return token;
}

export const loader = prefetch(({ params }) => [vital(shareFrontQuery, { token: tokenIn(params['token']) })]);

/** What somebody shares from the disk, for whoever has the code. */
export default function SharedDiskRoute() {
  const { isMissing, ...bound } = useSharePage(useParams()['token'] ?? '', saveFile);
  if (isMissing) throw new PageMissing();
  return <SharePage {...bound} />;
}
