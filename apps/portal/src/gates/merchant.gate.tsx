import { MerchantFrame, useMerchantWaiting, useMyMerchant } from '@chippage/features/MerchantFrame';
import type { ReactNode } from 'react';
import { usePageHandle } from '../page/usePageHandle.ts';
import { mallPaths } from '../routes/mall/mall.paths.ts';
import { shellPaths } from '../routes/shell/shell.paths.ts';
import { MemberCentre } from './MemberCentre.tsx';

/** A page of the merchant's own side of the member centre. Who speaks for no merchant reads who may come in. */
export default function MerchantGate({ children }: { children: ReactNode }) {
  return (
    <MemberCentre>
      <Inside>{children}</Inside>
    </MemberCentre>
  );
}

function Inside({ children }: { children: ReactNode }) {
  const row = usePageHandle();
  const merchant = useMyMerchant();
  return (
    <MerchantFrame
      merchant={merchant}
      waiting={useMerchantWaiting(merchant.status === 'ready')}
      current={row.login === 'merchant' ? row.section : 'orders'}
      getHref={(to) => mallPaths.merchantCenter(to)}
      contactHref={shellPaths.contactUs()}
    >
      {children}
    </MerchantFrame>
  );
}
