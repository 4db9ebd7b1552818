import { brandProfileQuery } from '@chippage/api/directory';
import { BrandInfo } from '@chippage/features/BrandPage';
import { useParams } from 'react-router-dom';
import { idFrom } from '../../page/missing.ts';
import { vital } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { BoundBrandPage } from './BoundBrandPage.tsx';

export const loader = prefetch(({ params }) => [vital(brandProfileQuery, { brandId: idFrom(params['id']) })]);

/** What is known of a brand's company. */
export default function BrandInfoRoute() {
  return (
    <BoundBrandPage id={Number(useParams()['id'])} page="companyInfo">
      {(brand) => <BrandInfo brand={brand} />}
    </BoundBrandPage>
  );
}
