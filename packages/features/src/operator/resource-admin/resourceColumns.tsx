import type { OperatorResource } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import type { Translate } from '../../i18n/messages.ts';
import { TakeDownState } from '../take-down/TakeDownCells.tsx';
import * as styles from '../take-down/TakeDown.css.ts';
import type { resourceAdminMessages } from './messages.ts';

interface ColumnsOptions {
  t: Translate<(typeof resourceAdminMessages)['texts']>;
  /** The page that everybody sees. */
  getResourceHref: (id: number) => string;
}

/** The columns of the resources' table. */
export function resourceColumns({ t, getResourceHref }: ColumnsOptions): TableColumn<OperatorResource>[] {
  return [
    {
      key: 'title',
      header: t('name'),
      isRowHeader: true,
      cell: ({ id, title }) => (
        <Link href={getResourceHref(id)}>
          <span className={styles.name} title={title}>
            {title}
          </span>
        </Link>
      ),
    },
    { key: 'kind', header: t('kind'), cell: ({ kind }) => t(kind) },
    { key: 'author', header: t('author'), cell: ({ authorName }) => authorName },
    {
      key: 'publishTime',
      header: t('publishTime'),
      cell: ({ publishTime }) => (publishTime === null ? t('none') : <FriendlyTime dateTime={publishTime} />),
    },
    { key: 'files', header: t('files'), align: 'end', cell: ({ fileCount }) => formatNumber(fileCount) },
    { key: 'downloads', header: t('downloads'), align: 'end', cell: ({ downloads }) => formatNumber(downloads) },
    { key: 'state', header: t('state'), isWrapping: true, cell: ({ takenDown }) => <TakeDownState takenDown={takenDown} /> },
  ];
}
