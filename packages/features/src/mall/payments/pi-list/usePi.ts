import { type Loadable, toLoadable } from '@chippage/api/loadable';
import { piDetailQuery } from '@chippage/api/mall';
import type { PiDocument } from '@chippage/api/types';

/** A proforma invoice, read for as long as it is shown. */
export const usePi = (id: number): Loadable<PiDocument> => toLoadable(piDetailQuery.use({ id }));
