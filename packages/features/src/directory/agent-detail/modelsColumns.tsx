import type { AgentPart } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { formatNumber } from '../../i18n/formatNumber.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { DatasheetsPaths } from '../../i18n/paths/datasheetsPaths.ts';
import type { InquiriesPaths } from '../../i18n/paths/inquiriesPaths.ts';
import type { modelsTableMessages } from './messages.ts';

type T = Translate<(typeof modelsTableMessages)['texts']>;

/** Pieces in words: none is not unknown. */
const stockWords = (stock: number | null, t: (key: 'none' | 'unknown') => string) =>
  stock === null ? t('unknown') : stock === 0 ? t('none') : formatNumber(stock);

/** The columns of a distributor's part numbers. */
export function modelsColumns(t: T, paths: DatasheetsPaths & Pick<InquiriesPaths, 'agentProduct'>): TableColumn<AgentPart>[] {
  return [
    {
      key: 'mpn',
      header: t('mpn'),
      isRowHeader: true,
      pin: 'start',
      cell: ({ partId, mpn }) => (
        <Link tone="accent" isMono href={paths.partDetail(partId)}>
          {mpn}
        </Link>
      ),
    },
    { key: 'brand', header: t('brand'), cell: ({ brandName, brandNameCn }) => brandNameCn ?? brandName },
    { key: 'stock', header: t('stock'), align: 'end', cell: ({ stock }) => stockWords(stock, t) },
    { key: 'lead', header: t('lead'), align: 'end', cell: ({ leadTimeDays }) => (leadTimeDays === null ? t('unknown') : t('days', { days: leadTimeDays })) },
    { key: 'moq', header: t('moq'), align: 'end', cell: ({ moq }) => (moq === null ? t('unknown') : formatNumber(moq)) },
    { key: 'asOf', header: t('asOf'), cell: ({ asOf }) => asOf ?? t('unknown') },
    { key: 'package', header: t('packageCase'), cell: ({ packageCase }) => packageCase ?? t('unknown') },
    {
      key: 'offer',
      header: t('offer'),
      cell: ({ id, mpn }) => (
        <Link href={paths.agentProduct(id)} aria-label={t('offerOf', { mpn })}>
          {t('offerLink')}
        </Link>
      ),
    },
  ];
}
