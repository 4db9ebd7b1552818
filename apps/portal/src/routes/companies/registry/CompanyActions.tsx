import { RenewCompany, useRenewCompany } from '@chippage/features/RegisteredCompany';
import { useMemberId } from '../../../session/useMemberId.ts';
import { usePageActions } from '../../../session/usePageActions.ts';

/** What a visitor can do with a company: ask the provider again. */
export function CompanyActions({ id }: { id: number }) {
  const isMember = useMemberId() !== undefined;
  const { demandLogin } = usePageActions('page');
  return <RenewCompany {...useRenewCompany({ id, isMember })} onLogin={() => demandLogin(() => undefined)} />;
}
