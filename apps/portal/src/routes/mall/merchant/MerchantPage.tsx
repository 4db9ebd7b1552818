import { MerchantFrame, type MerchantSection, useMyMerchant } from '@chippage/features/MerchantFrame';
import type { ReactNode } from 'react';
import { MemberPage } from '../../../layouts/MemberPage.tsx';
import { shellPaths } from '../../shell/shell.paths.ts';
import { mallPaths } from '../mall.paths.ts';
import { t } from './merchant.words.ts';

interface MerchantPageProps {
  section: MerchantSection;
  /** Name of the page, where it is not the section's. */
  title?: string;
  children: ReactNode;
}

/** A page of the merchant's own side. Who speaks for no merchant reads who may come in. */
export function MerchantPage({ section, title = t(section), children }: MerchantPageProps) {
  return (
    <MemberPage section="merchant" title={title}>
      <Inside section={section}>{children}</Inside>
    </MemberPage>
  );
}

function Inside({ section, children }: Pick<MerchantPageProps, 'section' | 'children'>) {
  return (
    <MerchantFrame merchant={useMyMerchant()} current={section} getHref={(to) => mallPaths.merchantCenter(to)} contactHref={shellPaths.contactUs()}>
      {children}
    </MerchantFrame>
  );
}
