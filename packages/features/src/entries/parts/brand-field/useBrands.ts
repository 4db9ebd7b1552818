import { searchBrandHintQuery } from '@chippage/api/directory';
import { mapLoadable, toLoadable } from '@chippage/api/loadable';
import { useState } from 'react';
import type { BrandFieldProps } from './BrandField.tsx';

const HITS = 6;

/** Binds `BrandField` to the API. */
export function useBrands(): Pick<BrandFieldProps, 'brands' | 'onBrandTyped'> {
  const [typed, setTyped] = useState('');
  const keywords = typed.trim();
  const found = searchBrandHintQuery.use(keywords === '' ? null : { keywords, size: HITS }, { keepPreviousData: true });
  return { brands: keywords === '' ? null : mapLoadable(toLoadable(found), ({ data }) => data), onBrandTyped: setTyped };
}
