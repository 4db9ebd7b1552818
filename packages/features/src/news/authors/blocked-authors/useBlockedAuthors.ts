import { useApi } from '@chippage/api/ApiProvider';
import { blockAuthor, blockedAuthorsQuery, unblockAuthor } from '@chippage/api/news';
import { useState } from 'react';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import type { BlockedAuthorsProps } from './BlockedAuthors.tsx';

const PAGE_SIZE = 20;

/** Binds `BlockedAuthors` to the API. */
export function useBlockedAuthors(): BlockedAuthorsProps {
  const client = useApi();
  const pages = blockedAuthorsQuery.usePages({ pageSize: PAGE_SIZE });
  const [unblocked, setUnblocked] = useState<readonly number[]>([]);
  return {
    authors: toPagedList(pages),
    isUnblocked: ({ id }) => unblocked.includes(id),
    onChange: async ({ id: authorId }, isBlocked) => {
      await (isBlocked ? blockAuthor : unblockAuthor)({ authorId }, { client });
      setUnblocked((was) => (isBlocked ? was.filter((id) => id !== authorId) : [...was, authorId]));
    },
    onLoadMore: pages.loadMore,
  };
}
