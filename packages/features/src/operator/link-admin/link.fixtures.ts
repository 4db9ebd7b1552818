import { documents } from '../operator.fixtures.ts';
import type { LinkedDocument } from './linkActions.ts';

/** A fictitious maker's, whose address moved: nothing is said of a real one's links. */
export const movedDocument: LinkedDocument = {
  ...documents[1]!,
  title: 'EX5430 数据手册',
  brandName: 'Example Semiconductor',
  brandNameCn: '例芯半导体',
  mpns: ['EX5430DR'],
  host: 'www.example.com',
  link: {
    address: 'https://www.example.com/pdf/ex5430.pdf',
    catalogueAddress: 'https://www.example.com/pdf/ex5430.pdf',
    status: 'moved',
    statusSince: '2026-11-13T03:00:00Z',
    checkTime: '2026-11-20T03:00:00Z',
    okTime: '2026-11-20T03:00:00Z',
    movedTo: 'https://docs.example.org/ex5430.pdf',
    archive: null,
  },
};
