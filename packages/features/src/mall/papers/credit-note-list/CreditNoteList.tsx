import type { Loadable } from '@chippage/api/loadable';
import type { CreditNote } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { DownloadIcon, ReceiptIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { type Action, useAction } from '../../../parts/action/useAction.ts';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { Row, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import * as styles from '../invoice-center/InvoiceCenter.css.ts';
import { creditNoteListMessages } from './messages.ts';

export interface CreditNoteListProps {
  notes: Loadable<PagedList<CreditNote>>;
  onLoadMore: () => void;
  /** Gives the file to the visitor. @throws ApiError whose message is shown */
  onDownload: (note: CreditNote) => Promise<void>;
}

/** A member's credit notes, the newest first. */
export function CreditNoteList({ notes, onLoadMore, onDownload }: CreditNoteListProps) {
  const t = useMessages(creditNoteListMessages);
  const action = useAction();
  return (
    <div className={styles.stack}>
      <ActionAlert result={action.failure} />
      <Card padding="none">
        <MoreRows
          value={notes}
          label={t('list')}
          empty={
            <EmptyState icon={<ReceiptIcon size={32} />} title={t('empty')}>
              {t('emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(note) => <NoteRow key={note.id} note={note} action={action} onDownload={onDownload} />}
        </MoreRows>
      </Card>
    </div>
  );
}

function NoteRow({ note, action, onDownload }: Pick<CreditNoteListProps, 'onDownload'> & { note: CreditNote; action: Action }) {
  const t = useMessages(creditNoteListMessages);
  const paths = usePaths(mallPaths);
  const { id, no, orderId, orderNo, merchant, currency, untaxed, freight, tax, amount, issueTime } = note;
  const split = tax === null ? t('splitUntaxed', { untaxed: moneyText(untaxed, currency) }) : null;
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <span translate="no">{no}</span>
        </RowTitle>
        <RowMeta>
          <Link href={paths.merchant(merchant.id)}>{merchant.name}</Link>
          <span>{t('issuedAt', { time: minuteOf(issueTime) })}</span>
        </RowMeta>
        <p className={styles.orders}>
          <Link href={paths.orderDetail(orderId)}>{t('order', { no: orderNo })}</Link>
        </p>
      </RowWords>
      <div className={styles.end}>
        <span className={styles.amount}>
          <Money value={amount} currency={currency} tone="strong" />
        </span>
        <span className={styles.note}>{split ?? t('split', { untaxed: moneyText(untaxed, currency), tax: moneyText(tax ?? '0.00', currency) })}</span>
        {Number(freight) > 0 && <span className={styles.note}>{t('freight', { freight: moneyText(freight, currency) })}</span>}
        <span className={styles.files}>
          <Button
            variant="outline"
            size="sm"
            icon={<DownloadIcon size={16} />}
            isPending={action.pending === String(id)}
            aria-label={t('downloadNamed', { no })}
            onPress={() => void action.run(String(id), () => onDownload(note), null)}
          >
            {t('download')}
          </Button>
        </span>
      </div>
    </Row>
  );
}
