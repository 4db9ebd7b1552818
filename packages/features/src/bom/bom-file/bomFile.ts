import type { Translate } from '../../i18n/messages.ts';
import type { lifecycleMessages } from '../../parts/lifecycle-mark/messages.ts';
import { lineState } from '../bom-lines/bomLine.ts';
import type { bomFileMessages } from './messages.ts';
import { type BomWords, matchWords } from '../bom-page/matchWords.ts';
import type { BomTableRow } from '../bom-page/bomWork.ts';

interface FileWords {
  t: Translate<(typeof bomFileMessages)['texts']>;
  page: BomWords;
  lifecycle: Translate<(typeof lifecycleMessages)['texts']>;
}

/** A cell of a file: a number stays one. */
export type FileCell = string | number;

const stateWords = { open: 'stateOpen', check: 'stateCheck', settled: 'stateSettled', skipped: 'stateSkipped' } as const;

/** The lines as a file has them, with the units in the heads; what is not known is an empty cell. */
export function bomFile(rows: readonly BomTableRow[], { t, page, lifecycle }: FileWords): { head: string[]; rows: FileCell[][] } {
  const head = (
    [
      'designators',
      'quantity',
      'need',
      'writtenMpn',
      'writtenBrand',
      'value',
      'footprint',
      'description',
      'state',
      'match',
      'mpn',
      'brand',
      'packageCase',
      'lifecycle',
      'price',
      'currency',
      'ordered',
      'lineTotal',
      'stock',
      'seller',
      'customerRef',
      'note',
    ] as const
  ).map((key) => t(key));
  return {
    head,
    rows: rows.map(({ line, part, need, offer }) => {
      const goods = offer?.goods ?? null;
      return [
        line.designators,
        line.quantity ?? '',
        need ?? '',
        line.mpn,
        line.brand,
        line.value,
        line.footprint,
        line.description,
        page(stateWords[lineState(line)]),
        matchWords(line, page) ?? '',
        part?.mpn ?? '',
        part ? (part.brandNameCn ?? part.brandName) : '',
        part?.packageCase ?? '',
        part ? lifecycle(part.lifecycle) : '',
        goods ? Number(offer?.unitPrice) : '',
        goods?.currency ?? '',
        goods ? (offer?.quantity ?? '') : '',
        goods ? Number(offer?.lineTotal) : '',
        goods?.stock ?? '',
        goods?.merchant.name ?? '',
        line.customerRef,
        line.note,
      ];
    }),
  };
}
