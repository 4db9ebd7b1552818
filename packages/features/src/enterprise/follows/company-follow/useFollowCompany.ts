import { useApi } from '@chippage/api/ApiProvider';
import { companyFollowQuery, followCompany, unfollowCompany } from '@chippage/api/enterprise';
import { followsQuery } from '@chippage/api/favourites';
import { blockCompany, blockedCompaniesQuery, companyHomeQuery, companySearchQuery, unblockCompany } from '@chippage/api/inquiries';
import { useInvalidate } from '@chippage/api/query';
import type { CompanyFollow } from '@chippage/api/types';
import { useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { useWishes } from '../../../parts/action/useWishes.ts';
import type { FollowCompanyProps, FollowSwitch } from './FollowCompany.tsx';
import { companyFollowMessages } from './messages.ts';

export interface FollowCompanyOptions extends PageActions {
  id: number;
  isMember: boolean;
  /** The member acts for a verified company. */
  mayBlock: boolean;
}

const none: CompanyFollow = { isOwn: false, isFollowed: false, wantsSupply: false, wantsDemand: false };
/** As many as one call gives: a company that was blocked before those shows as not blocked, and blocking it again changes nothing. */
const MOST = 100;

/** Binds `FollowCompany` to the API; a visitor logs in first. */
export function useFollowCompany({ id, isMember, mayBlock, demandLogin, notify }: FollowCompanyOptions): Omit<FollowCompanyProps, 'name'> {
  const t = useMessages(companyFollowMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const said = companyFollowQuery.use(isMember ? { id } : null).data ?? none;
  const wished = useRef(said);
  const { isOn, want } = useWishes<FollowSwitch>({
    send: (what, isNow) => {
      wished.current = { ...wished.current, [what]: isNow };
      const { isFollowed, wantsSupply, wantsDemand } = wished.current;
      return isFollowed ? followCompany({ enterpriseId: id, wantsSupply, wantsDemand }, { client }) : unfollowCompany({ enterpriseId: id }, { client });
    },
    refresh: () => Promise.all([companyFollowQuery, companyHomeQuery, companySearchQuery, followsQuery].map((query) => invalidate(query))),
    failed: t('failed'),
    demandLogin,
    notify,
  });
  const blocked = blockedCompaniesQuery.use(isMember && mayBlock && !said.isOwn ? { pageSize: MOST } : null).data?.data ?? [];
  const blocks = useWishes<number>({
    send: (enterpriseId, isBlocked) => (isBlocked ? blockCompany : unblockCompany)({ enterpriseId }, { client }),
    refresh: () => invalidate(blockedCompaniesQuery),
    failed: t('failed'),
    demandLogin,
    notify,
  });
  const isFollowed = isOn('isFollowed', said.isFollowed);
  const follow = {
    isOwn: said.isOwn,
    isFollowed,
    wantsSupply: isFollowed && isOn('wantsSupply', said.wantsSupply),
    wantsDemand: isFollowed && isOn('wantsDemand', said.wantsDemand),
  };
  wished.current = follow;
  return {
    id,
    follow,
    onFollow: want,
    isBlocked: blocks.isOn(
      id,
      blocked.some(({ company }) => company.id === id),
    ),
    onBlock: mayBlock ? (isNow) => blocks.want(id, isNow) : undefined,
  };
}
