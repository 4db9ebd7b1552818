import { brandProfileQuery } from '@chippage/api/directory';
import { contactListQuery } from '@chippage/api/entries';
import { BrandContact } from '@chippage/features/BrandPage';
import { useParams } from 'react-router-dom';
import { idFrom } from '../../page/missing.ts';
import { vital, wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { BoundBrandPage } from './BoundBrandPage.tsx';
import { useContacts } from './useContacts.tsx';

export const loader = prefetch(({ params }) => {
  const brandId = idFrom(params['id']);
  return [vital(brandProfileQuery, { brandId }), wanted(contactListQuery, { kind: 'brand' as const, thingId: brandId })];
});

/** How a brand is reached. */
export default function BrandContactRoute() {
  const id = Number(useParams()['id']);
  const contacts = useContacts('brand', id);
  return (
    <BoundBrandPage id={id} page="contactInfo">
      {(brand) => <BrandContact brand={brand} contacts={contacts} />}
    </BoundBrandPage>
  );
}
