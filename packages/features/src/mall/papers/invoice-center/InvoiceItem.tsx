import type { Invoice, InvoiceFile, InvoiceState } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { CheckIcon, ClockIcon, CloseIcon, DownloadIcon, type IconProps } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag, type TagProps } from '@chippage/ui/Tag';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { Row, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { minuteOf } from '../../parts/orderTime.ts';
import * as styles from './InvoiceCenter.css.ts';
import { invoiceCenterMessages } from './messages.ts';

const looks: Record<InvoiceState, readonly [tone: NonNullable<TagProps['tone']>, Icon: (props: IconProps) => ReactNode]> = {
  applied: ['info', ClockIcon],
  issuing: ['info', ClockIcon],
  issued: ['ok', CheckIcon],
  reversed: ['neutral', CheckIcon],
  refused: ['danger', CloseIcon],
};

interface InvoiceItemProps {
  invoice: Invoice;
  /** The file that is on its way. */
  pendingFile: number | null;
  onDownload: (file: InvoiceFile) => void;
}

/** An invoice: for whom, over what, how far it is, and its files. */
export function InvoiceItem({ invoice, pendingFile, onDownload }: InvoiceItemProps) {
  const t = useMessages(invoiceCenterMessages);
  const paths = usePaths(mallPaths);
  const {
    kind,
    state,
    no,
    buyerName,
    taxNo,
    merchant,
    orderIds,
    orderNos,
    untaxed,
    tax,
    total,
    freightLeftOut,
    remark,
    reason,
    files,
    applyTime,
    issueTime,
    isReversalDue,
    reversal,
    reverses,
    reversalReason,
  } = invoice;
  const [tone, Icon] = looks[state];
  return (
    <Row>
      <RowWords>
        <RowTitle>
          {buyerName}
          <Tag>{t(`kind${kind}`)}</Tag>
          {reverses !== null && <Tag tone="danger">{t('red')}</Tag>}
          <Tag tone={tone} icon={<Icon size={14} />}>
            {t(state)}
          </Tag>
        </RowTitle>
        {no !== null && (
          <p className={styles.note} translate="no">
            {t('no', { no })}
          </p>
        )}
        <RowMeta>
          <Link href={paths.merchant(merchant.id)}>{merchant.name}</Link>
          {taxNo !== null && <span translate="no">{t('taxNo', { taxNo })}</span>}
          <span>{issueTime === null ? t('appliedAt', { time: minuteOf(applyTime) }) : t('issuedAt', { time: minuteOf(issueTime) })}</span>
        </RowMeta>
        <p className={styles.orders}>
          {orderNos.map((orderNo, at) => (
            <Link key={orderNo} href={paths.orderDetail(orderIds[at] ?? 0)}>
              {t('order', { no: orderNo })}
            </Link>
          ))}
        </p>
        {remark !== null && <p className={styles.note}>{t('remark', { remark })}</p>}
        {isReversalDue && <p className={styles.note}>{t('reversalDue')}</p>}
        {reversal !== null && <p className={styles.note}>{t('reversalOf', { no: reversal.no })}</p>}
        {reverses !== null && <p className={styles.note}>{t('reverses', { no: reverses.no })}</p>}
        {reversalReason !== null && <p className={styles.note}>{t(reversalReason)}</p>}
        {state === 'refused' && reason !== null && <p className={styles.wrong}>{t('reason', { reason })}</p>}
      </RowWords>
      <div className={styles.end}>
        <span className={styles.amount}>
          <Money value={total} currency="CNY" tone="strong" />
        </span>
        <span className={styles.note}>{t('split', { untaxed: moneyText(untaxed, 'CNY'), tax: moneyText(tax, 'CNY') })}</span>
        {freightLeftOut !== null && <span className={styles.note}>{t('leftOut', { freight: moneyText(freightLeftOut, 'CNY') })}</span>}
        {(state === 'applied' || state === 'issuing') && <span className={styles.note}>{t('appliedHint')}</span>}
        {state === 'issued' && files.length === 0 && <span className={styles.note}>{t('noFiles')}</span>}
        <span className={styles.files}>
          {files.map((file) => (
            <Button
              key={file.id}
              variant="outline"
              size="sm"
              icon={<DownloadIcon size={16} />}
              isPending={pendingFile === file.id}
              onPress={() => onDownload(file)}
              aria-label={t('downloadNamed', { kind: file.kind.toUpperCase(), name: no ?? buyerName })}
            >
              {t('download', { kind: file.kind.toUpperCase() })}
            </Button>
          ))}
          {state === 'refused' && (
            <LinkButton
              variant="outline"
              size="sm"
              href={paths.invoiceManagement({ tab: 'apply', orderId: orderIds })}
              aria-label={t('againNamed', { name: buyerName })}
            >
              {t('again')}
            </LinkButton>
          )}
        </span>
      </div>
    </Row>
  );
}
