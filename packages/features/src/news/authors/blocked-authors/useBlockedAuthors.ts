import { blockedAuthorsQuery } from '@chippage/api/news';
import { useState } from 'react';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import { useChangeBlock } from '../author-card/useChangeBlock.ts';
import type { BlockedAuthorsProps } from './BlockedAuthors.tsx';

const PAGE_SIZE = 20;

/** Binds `BlockedAuthors` to the API. */
export function useBlockedAuthors(): BlockedAuthorsProps {
  const change = useChangeBlock();
  const pages = blockedAuthorsQuery.usePages({ pageSize: PAGE_SIZE });
  const [unblocked, setUnblocked] = useState<readonly number[]>([]);
  return {
    authors: toPagedList(pages),
    isUnblocked: ({ id }) => unblocked.includes(id),
    onChange: async ({ id: authorId }, isBlocked) => {
      await change(authorId, isBlocked);
      setUnblocked((was) => (isBlocked ? was.filter((id) => id !== authorId) : [...was, authorId]));
    },
    onLoadMore: pages.loadMore,
  };
}
