import { useApi } from '@chippage/api/ApiProvider';
import { acceptInvitation, companyPeopleQuery, enterpriseStatusQuery, ownEnterpriseQuery, seeInvitation } from '@chippage/api/enterprise';
import { ApiError } from '@chippage/api/errors';
import type { Loadable } from '@chippage/api/loadable';
import { useInvalidate } from '@chippage/api/query';
import type { InvitationSeen } from '@chippage/api/types';
import { useEffect, useState } from 'react';
import type { InvitationPageProps } from './InvitationPage.tsx';

/** Binds `InvitationPage` to the API. @param code Null: there is none. @param onJoined Goes on to the company */
export function useInvitationPage(code: string | null, onJoined: () => void): InvitationPageProps {
  const client = useApi();
  const invalidate = useInvalidate();
  const [attempt, setAttempt] = useState(0);
  const [invitation, setInvitation] = useState<Loadable<InvitationSeen>>({ status: 'loading' });
  // Not a query: the code is a secret, and no key of a store may hold it.
  useEffect(() => {
    if (code === null) return undefined;
    let isGone = false;
    setInvitation({ status: 'loading' });
    seeInvitation({ code }, { client }).then(
      (data) => !isGone && setInvitation({ status: 'ready', data }),
      (error: unknown) => {
        if (isGone) return;
        const known = error instanceof ApiError ? error : null;
        setInvitation({
          status: 'failed',
          code: known?.reason ?? 'network.unreachable',
          message: known?.message ?? '',
          onRetry: () => setAttempt((was) => was + 1),
        });
      },
    );
    return () => {
      isGone = true;
    };
  }, [client, code, attempt]);
  return {
    invitation: code === null ? null : invitation,
    onAccept: async () => {
      if (code === null) return;
      await acceptInvitation({ code }, { client });
      await Promise.all([invalidate(ownEnterpriseQuery), invalidate(enterpriseStatusQuery), invalidate(companyPeopleQuery)]);
      onJoined();
    },
  };
}
