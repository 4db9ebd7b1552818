import { brandGroupsQuery } from '@chippage/api/directory';
import { BrandDirectory, useBrandDirectory } from '@chippage/features/BrandDirectory';
import { redirect, useParams } from 'react-router-dom';
import { t } from './directory.words.ts';
import { notFound } from '../../page/missing.ts';
import { type Loader, vital } from '../../page/needs.ts';
import { PageHead } from '../../page/PageHead.tsx';
import { prefetch } from '../../page/prefetch.ts';
import { directoryPaths } from './directory.paths.ts';

const TYPE = /^([A-Z]|all|domestic|0-9)$/;

const load = prefetch(() => [vital(brandGroupsQuery, {})]);

export const loader: Loader = (args) => {
  const type = args.params['type'] ?? 'all';
  if (!TYPE.test(type)) {
    // Older links have numbers (1 is the whole list) or small letters.
    if (TYPE.test(type.toUpperCase())) return redirect(directoryPaths.brandList(type.toUpperCase()), 301);
    if (/^\d+$/.test(type)) return redirect(directoryPaths.brandList(), 301);
    throw notFound();
  }
  return load(args);
};

function titleOf(type: string): string {
  if (type === 'all') return t('brandListTitle');
  if (type === 'domestic') return t('domesticBrands');
  return t('brandListOf', { type: type === '0-9' ? t('digits') : type });
}

/** All brands from A to Z. */
export default function BrandListRoute() {
  const type = useParams()['type'] ?? 'all';
  return (
    <>
      <PageHead title={titleOf(type)} description={t('brandListDescription')} canonicalPath={directoryPaths.brandList(type)} />
      <BrandDirectory type={type} {...useBrandDirectory()} />
    </>
  );
}
