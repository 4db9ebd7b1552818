import { SellerFrame, type SellerSection, useMyMerchant } from '@chippage/features/SellerFrame';
import type { ReactNode } from 'react';
import { MemberPage } from '../member/MemberPage.tsx';
import { paths } from '../paths.ts';
import { t } from './sellerWords.ts';

interface SellerPageProps {
  section: SellerSection;
  /** Name of the page, where it is not the section's. */
  title?: string;
  children: ReactNode;
}

/** A page of the merchant's own side. Who speaks for no merchant reads who may come in. */
export function SellerPage({ section, title = t(section), children }: SellerPageProps) {
  return (
    <MemberPage section="seller" title={title}>
      <Inside section={section}>{children}</Inside>
    </MemberPage>
  );
}

function Inside({ section, children }: Pick<SellerPageProps, 'section' | 'children'>) {
  return (
    <SellerFrame merchant={useMyMerchant()} current={section} getHref={(to) => paths.seller(to)} contactHref={paths.contactUs()}>
      {children}
    </SellerFrame>
  );
}
