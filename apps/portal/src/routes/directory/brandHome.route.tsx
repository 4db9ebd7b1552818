import { brandDocumentsQuery } from '@chippage/api/datasheets';
import { brandProfileQuery } from '@chippage/api/directory';
import { BrandHome } from '@chippage/features/BrandPage';
import { firstSheetsVariables, SheetTable, useFirstSheets } from '@chippage/features/BrandSheets';
import { redirect, useParams } from 'react-router-dom';
import { idFrom } from '../../page/missing.ts';
import { type Loader, vital, wanted } from '../../page/needs.ts';
import { prefetch } from '../../page/prefetch.ts';
import { BoundBrandPage } from './BoundBrandPage.tsx';
import { directoryPaths } from './directory.paths.ts';

const load = prefetch(({ params }) => {
  const brandId = idFrom(params['*']);
  return [vital(brandProfileQuery, { brandId }), wanted(brandDocumentsQuery, firstSheetsVariables(brandId))];
});

/** Without a number it is the list of all brands; what is no number is no page. */
export const loader: Loader = (args) => ((args.params['*'] ?? '') === '' ? redirect(directoryPaths.brandList(), 301) : load(args));

/** The first page of a brand. */
export default function BrandHomeRoute() {
  const id = Number(useParams()['*']);
  const sheets = useFirstSheets(id);
  return (
    <BoundBrandPage id={id} page="home">
      {(brand) => <BrandHome brand={brand} sheets={<SheetTable documents={sheets} look="plain" />} />}
    </BoundBrandPage>
  );
}
