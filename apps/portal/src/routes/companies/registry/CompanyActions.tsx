import { RenewCompany, useRenewCompany } from '@chippage/features/RegisteredCompany';
import { useWatchCompany, WatchCompany } from '@chippage/features/CompanyWatches';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';

/** What a visitor can do with a company: watch it, and ask the provider again. */
export function CompanyActions({ id }: { id: number }) {
  const isMember = useMemberId() !== undefined;
  const actions = usePageActions('follow');
  const { demandLogin } = usePageActions('page');
  return (
    <>
      <WatchCompany {...useWatchCompany({ id, isMember, ...actions })} />
      <RenewCompany {...useRenewCompany({ id, isMember })} onLogin={() => demandLogin(() => undefined)} />
    </>
  );
}
