import { brandNameSchemesQuery, readModelNameQuery } from '@chippage/api/datasheets';
import { toLoadable } from '@chippage/api/loadable';
import { useState } from 'react';
import type { NameSchemeProps } from './NameScheme.tsx';

/** Families that are shown; a number that is read shows its own. */
const SHOWN = 8;
/** A number is no longer. */
const LONGEST = 80;

/** Binds `NameScheme` to the API. */
export function useNameScheme(brandId: number): Pick<NameSchemeProps, 'schemes' | 'model' | 'reading' | 'onRead'> {
  const [model, setModel] = useState('');
  const schemes = brandNameSchemesQuery.use({ brandId, pageIndex: 1, pageSize: SHOWN });
  const reading = readModelNameQuery.use(model === '' ? null : { model, brandId }, { keepPreviousData: true });
  return {
    schemes: toLoadable(schemes),
    model,
    reading: model === '' ? null : toLoadable(reading),
    onRead: (typed) => setModel(typed.slice(0, LONGEST)),
  };
}
