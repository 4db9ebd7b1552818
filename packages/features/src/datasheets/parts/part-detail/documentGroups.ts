import type { Document } from '@chippage/api/types';
import { documentTypes } from '../../documents/document-words/documentTypes.ts';

/** Documents of one kind. */
interface OfKind {
  docType: Document['docType'];
  documents: Document[];
}

/** Documents of a part by kind; of one kind what is superseded after the others, the newest first, and those without a day last. */
export function documentGroups(documents: readonly Document[]): OfKind[] {
  const sorted = documents.toSorted(
    (a, b) => Number(a.edition === 'superseded') - Number(b.edition === 'superseded') || (b.publishedOn ?? '').localeCompare(a.publishedOn ?? ''),
  );
  return documentTypes
    .map((docType) => ({ docType, documents: sorted.filter((each) => each.docType === docType) }))
    .filter((group) => group.documents.length > 0);
}
