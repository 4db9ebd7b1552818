import type { OperatorPart } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import type { Translate } from '../../i18n/messages.ts';
import type { partAdminMessages } from './messages.ts';

interface ColumnsOptions {
  t: Translate<(typeof partAdminMessages)['texts']>;
  /** The part's facts in the console. */
  getPartHref: (id: number) => string;
}

/** The columns of the parts' table. */
export function partColumns({ t, getPartHref }: ColumnsOptions): TableColumn<OperatorPart>[] {
  return [
    {
      key: 'mpn',
      header: t('mpn'),
      isRowHeader: true,
      cell: ({ id, mpn }) => (
        <Link href={getPartHref(id)}>
          <span translate="no">{mpn}</span>
        </Link>
      ),
    },
    { key: 'brand', header: t('brand'), cell: ({ brandName, brandNameCn }) => brandNameCn ?? brandName },
    { key: 'category', header: t('category'), cell: ({ categoryName }) => categoryName },
    { key: 'packageCase', header: t('packageCase'), cell: ({ packageCase }) => packageCase ?? t('unknown') },
    {
      key: 'corrections',
      header: t('corrections'),
      cell: ({ correctedFacts }) => (correctedFacts === 0 ? t('none') : t('correctionCount', { count: formatNumber(correctedFacts) })),
    },
    { key: 'updateTime', header: t('updateTime'), cell: ({ updateTime }) => <FriendlyTime dateTime={updateTime} /> },
  ];
}
