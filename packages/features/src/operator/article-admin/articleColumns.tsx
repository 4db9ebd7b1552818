import type { OperatorArticle } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { formatNumber } from '../../i18n/formatNumber.ts';
import type { Translate } from '../../i18n/messages.ts';
import { TakeDownState } from '../take-down/TakeDownCells.tsx';
import * as styles from '../take-down/TakeDown.css.ts';
import type { articleAdminMessages } from './messages.ts';

interface ColumnsOptions {
  t: Translate<(typeof articleAdminMessages)['texts']>;
  /** The page that readers see. */
  getArticleHref: (id: number) => string;
}

/** The columns of the articles' table. */
export function articleColumns({ t, getArticleHref }: ColumnsOptions): TableColumn<OperatorArticle>[] {
  return [
    {
      key: 'title',
      header: t('name'),
      isRowHeader: true,
      cell: ({ id, title }) => (
        <Link href={getArticleHref(id)}>
          <span className={styles.name} title={title}>
            {title}
          </span>
        </Link>
      ),
    },
    { key: 'author', header: t('author'), cell: ({ authorName }) => authorName },
    { key: 'channel', header: t('channel'), cell: ({ channelName }) => channelName },
    {
      key: 'publishTime',
      header: t('publishTime'),
      cell: ({ publishTime }) => (publishTime === null ? t('none') : <FriendlyTime dateTime={publishTime} />),
    },
    { key: 'views', header: t('views'), align: 'end', cell: ({ views }) => formatNumber(views) },
    {
      key: 'corrections',
      header: t('corrections'),
      cell: ({ corrections }) => (corrections.length === 0 ? t('none') : t('correctionCount', { count: formatNumber(corrections.length) })),
    },
    { key: 'state', header: t('state'), isWrapping: true, cell: ({ takenDown }) => <TakeDownState takenDown={takenDown} /> },
  ];
}
