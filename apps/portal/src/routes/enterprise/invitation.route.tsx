import { InvitationPage, useInvitationPage } from '@chippage/features/Enterprise';
import { useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { enterpriseStatusAtom } from '../../atoms/sharedState.ts';
import { enterprisePaths } from './enterprise.paths.ts';

/** The code of a link. It stands behind `#`, where no server and no log sees it, and leaves the address at once. @returns null without one */
function useInvitationCode(): string | null {
  const [code, setCode] = useState<string | null>(null);
  useEffect(() => {
    const found = new URLSearchParams(location.hash.slice(1)).get('code');
    if (!found || !/^[\w-]{43}$/.test(found)) return;
    setCode(found);
    history.replaceState(history.state, '', location.pathname + location.search);
  }, []);
  return code;
}

/** An invitation to act for a company. */
export default function InvitationRoute() {
  const navigate = useNavigate();
  const setStatus = useSetAtom(enterpriseStatusAtom);
  const page = useInvitationPage(useInvitationCode(), () => {
    setStatus(1);
    void navigate(enterprisePaths.companyManage());
  });
  return <InvitationPage {...page} />;
}
