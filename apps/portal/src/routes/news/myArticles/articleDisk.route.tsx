import { DiskTabs } from '@chippage/features/DiskTabs';
import { articleListIn, OwnArticles, useOwnArticles } from '@chippage/features/OwnArticles';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { newsPaths } from '../news.paths.ts';

/** The member's own articles. */
export default function ArticleDiskRoute() {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const list = articleListIn(params.get('state'));
  const keywords = params.get('keywords')?.slice(0, 100) ?? '';
  return (
    <OwnArticles
      {...useOwnArticles(list, keywords)}
      list={list}
      keywords={keywords}
      tabs={<DiskTabs current="articles" />}
      onSearch={(words) => void navigate(newsPaths.ownArticles({ state: list === 'ALL' ? null : list, keywords: words || null }), { preventScrollReset: true })}
    />
  );
}
