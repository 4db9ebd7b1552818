import type { Loadable } from '@chippage/api/loadable';
import type { BrandProfile } from '@chippage/api/types';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../parts/page-column/PageColumn.tsx';
import { BrandHead, type BrandHeadProps } from './BrandHead.tsx';
import { brandHeadMessages } from './messages.ts';

export interface BrandPageProps extends Omit<BrandHeadProps, 'brand'> {
  brand: Loadable<BrandProfile>;
  /** What this page of the brand tells. */
  children: (brand: BrandProfile) => ReactNode;
}

/** A page of a brand under the head that they share. */
export function BrandPage({ brand: value, children, ...head }: BrandPageProps) {
  const t = useMessages(brandHeadMessages);
  return (
    <Loaded value={value} loadingLabel={t('loading')} failedTitle={t('failed')} bones={['120px', '200px', '200px']}>
      {(brand) => (
        <PageColumn>
          <BrandHead brand={brand} {...head} />
          {children(brand)}
        </PageColumn>
      )}
    </Loaded>
  );
}
