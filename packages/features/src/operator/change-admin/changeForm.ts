import type { ChangeNotice } from '@chippage/api/types';

/** The form as it is typed. */
export interface ChangeInput {
  kind: ChangeNotice['kind'];
  brand: string;
  number: string;
  title: string;
  summary: string;
  /** One part number a line. */
  mpns: string;
  /** `2026-11-01`, or '' while it is not whole. */
  publishedOn: string;
  lastOrderOn: string;
  lastShipOn: string;
  documentUrl: string;
}

/** Nothing typed yet. */
export const emptyChange: ChangeInput = {
  kind: 'pcn',
  brand: '',
  number: '',
  title: '',
  summary: '',
  mpns: '',
  publishedOn: '',
  lastOrderOn: '',
  lastShipOn: '',
  documentUrl: '',
};

/** Part numbers, each line one. */
export const mpnsIn = (text: string): string[] => text.split(/[\n\r\t,，;；]+/).flatMap((line) => (line.trim() === '' ? [] : [line.trim()]));
