import type { OperatorDocument } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { TableColumn } from '@chippage/ui/Table';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import type { Translate } from '../../i18n/messages.ts';
import { LinkStatusTag } from '../link-admin/LinkStatusTag.tsx';
import { TakeDownState } from '../take-down/TakeDownCells.tsx';
import * as styles from '../take-down/TakeDown.css.ts';
import type { documentAdminMessages } from './messages.ts';

interface ColumnsOptions {
  t: Translate<(typeof documentAdminMessages)['texts']>;
  /** The page that visitors see. */
  getDocumentHref: (document: OperatorDocument) => string;
  getMemberHref: (id: number) => string;
}

/** The columns of the documents' table. */
export function documentColumns({ t, getDocumentHref, getMemberHref }: ColumnsOptions): TableColumn<OperatorDocument>[] {
  return [
    {
      key: 'title',
      header: t('name'),
      isRowHeader: true,
      cell: (document) => (
        <Link href={getDocumentHref(document)}>
          <span className={styles.name} title={document.title}>
            {document.title}
          </span>
        </Link>
      ),
    },
    { key: 'brand', header: t('brand'), cell: ({ brandName, brandNameCn }) => brandNameCn ?? brandName },
    { key: 'mpn', header: t('mpn'), cell: ({ mpns }) => (mpns[0] === undefined ? t('none') : <span translate="no">{mpns[0]}</span>) },
    {
      key: 'source',
      header: t('source'),
      cell: ({ source, host, uploader, link }) => (
        <>
          {t(source)}
          {source === 'outside' && host !== null && (
            <span className={styles.beside} translate="no">
              {host}
            </span>
          )}
          {link !== null && link.status !== null && (
            <span className={styles.beside}>
              <LinkStatusTag status={link.status} />
            </span>
          )}
          {uploader !== null && (
            <span className={styles.beside}>
              <Link tone="quiet" href={getMemberHref(uploader.id)}>
                {t('uploader', { name: uploader.nickName, id: uploader.id })}
              </Link>
            </span>
          )}
        </>
      ),
    },
    { key: 'createTime', header: t('createTime'), cell: ({ createTime }) => <FriendlyTime dateTime={createTime} /> },
    { key: 'state', header: t('state'), isWrapping: true, cell: ({ takenDown }) => <TakeDownState takenDown={takenDown} /> },
  ];
}
