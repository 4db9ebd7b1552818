import { useApi } from '@chippage/api/ApiProvider';
import { circleSettingsQuery, saveCircleSettings, silencedMembersQuery, silenceMember, trendsQuery } from '@chippage/api/circle';
import { toLoadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { PageActions } from '../../../parts/action/pageActions.ts';
import { toPagedList } from '../../../parts/list-page/pagedList.ts';
import { silencedMembersMessages } from './messages.ts';
import type { SilencedMembersProps } from './SilencedMembers.tsx';

/** Binds `SilencedMembers` to the API. */
export function useSilencedMembers({ notify }: Pick<PageActions, 'notify'>): SilencedMembersProps {
  const t = useMessages(silencedMembersMessages);
  const client = useApi();
  const invalidate = useInvalidate();
  const settings = circleSettingsQuery.use({});
  const pages = silencedMembersQuery.usePages({ pageSize: 20 });
  const carryOut = (call: Promise<unknown>, done: string) =>
    void call.then(
      async () => {
        notify({ tone: 'success', text: done });
        await Promise.all([invalidate(circleSettingsQuery), invalidate(silencedMembersQuery), invalidate(trendsQuery)]);
      },
      () => notify({ tone: 'danger', text: t('failed') }),
    );
  return {
    settings: toLoadable(settings),
    people: toPagedList(pages),
    onLoadMore: pages.loadMore,
    onPersonalChange: (isPersonal) => carryOut(saveCircleSettings({ isPersonal }, { client }), t('saved')),
    onRestore: ({ id }) => carryOut(silenceMember({ memberId: id }, { client }), t('restored')),
  };
}
