import type { Document } from '@chippage/api/types';

/** Kinds of documents in the order in which pages name them: what a part is, what is wrong with it, what changes, then all else. */
export const documentTypes = [
  'datasheet',
  'errata',
  'pcn',
  'eol',
  'appnote',
  'refdesign',
  'reliability',
  'rohs',
] as const satisfies readonly Document['docType'][];
