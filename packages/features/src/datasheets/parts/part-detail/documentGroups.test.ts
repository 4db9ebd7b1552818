import { expect, it } from 'vitest';
import { documentGroups } from './documentGroups.ts';
import { sampleDocument } from './PartDetail.fixtures.ts';

it('按种类分开，次序固定；同类里旧版在后，新的在前，没有日期的在后', () => {
  const documents = [
    { ...sampleDocument, id: 1, publishedOn: null },
    { ...sampleDocument, id: 2, docType: 'appnote' as const, publishedOn: '2026-01-01' },
    { ...sampleDocument, id: 3, publishedOn: '2023-05-01', edition: 'superseded' as const },
    { ...sampleDocument, id: 4, docType: 'errata' as const, publishedOn: null },
    { ...sampleDocument, id: 5, publishedOn: '2024-03-01' },
    { ...sampleDocument, id: 6, docType: 'pcn' as const },
    { ...sampleDocument, id: 7, docType: 'rohs' as const },
  ];
  expect(documentGroups(documents).map(({ docType, documents: own }) => [docType, ...own.map(({ id }) => id)])).toEqual([
    ['datasheet', 5, 1, 3],
    ['errata', 4],
    ['pcn', 6],
    ['appnote', 2],
    ['rohs', 7],
  ]);
});
