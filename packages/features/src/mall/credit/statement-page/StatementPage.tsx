import type { Loadable } from '@chippage/api/loadable';
import type { StatementDetail, StatementPaymentForm } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { DescriptionItem, DescriptionList } from '@chippage/ui/DescriptionList';
import { DownloadIcon, ExportIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { Row, RowActions, RowList, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { BankFacts } from '../../payments/payment-choice/BankFacts.tsx';
import type { OnCopy } from '../../parts/copy-button/CopyButton.tsx';
import { StatementStateTag } from '../parts/CreditTags.tsx';
import { statementPageMessages } from './messages.ts';
import { statementFileOf } from './statementFile.ts';
import { StatementLines } from './StatementLines.tsx';
import * as styles from './StatementPage.css.ts';

const RecordDialog = late(async () => (await import('./RecordDialog.tsx')).RecordDialog);

export interface StatementPageProps {
  statement: Loadable<StatementDetail>;
  /** Who reads it: the buyer is told where to pay, the merchant whom it is from. */
  side: 'buyer' | 'merchant';
  listHref: string;
  orderHref: (id: number) => string;
  /** Hands the PDF to the visitor. @throws ApiError whose message is shown */
  onDownload: (statement: StatementDetail) => Promise<unknown>;
  onSave: (file: Blob, name: string) => void;
  onCopy: OnCopy;
  /** Writes down a payment that was received. Absent: the buyer cannot. @throws ApiError whose message is shown */
  onRecord?: (payment: StatementPaymentForm) => Promise<unknown>;
}

/** A monthly statement: what was ordered and went back, what of it is paid, and where it is paid. */
export function StatementPage({ statement, ...props }: StatementPageProps) {
  const t = useMessages(statementPageMessages);
  return (
    <PageColumn>
      <Loaded value={statement} failedTitle={t('failed')} bones={['2rem', '160px', '240px']}>
        {(detail) => <Page detail={detail} {...props} />}
      </Loaded>
    </PageColumn>
  );
}

function Page({
  detail,
  side,
  listHref,
  orderHref,
  onDownload,
  onSave,
  onCopy,
  onRecord,
}: Omit<StatementPageProps, 'statement'> & { detail: StatementDetail }) {
  const t = useMessages(statementPageMessages);
  const action = useAction(t('exportFailed'));
  const heading = useRef<HTMLHeadingElement>(null);
  const [isRecording, setRecording] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const { no, period, days, dueOn: due, open, bank, state } = detail;
  const [year = '', month = ''] = period.split('-');
  const save = (kind: 'csv' | 'xlsx') =>
    void action.run(kind, async () => onSave(await statementFileOf(t, detail, kind), `${t('file')} ${no}.${kind}`), t('exported', { file: `${no}.${kind}` }));
  return (
    <>
      <PageHead
        title={t('title', { no })}
        headingRef={heading}
        note={<StatementStateTag statement={detail} />}
        end={<Link href={listHref}>{t('toList')}</Link>}
      />
      <Note>{t('about', { period: t('period', { year, month: Number(month) }), days, due })}</Note>
      <RowActions>
        {onRecord && state !== 'paid' && (
          <Button onPress={() => setRecording(true)} size="sm">
            {t('record')}
          </Button>
        )}
        <Button
          variant="outline"
          size="sm"
          icon={<DownloadIcon size={16} />}
          isPending={action.pending === 'pdf'}
          onPress={() => void action.run('pdf', () => onDownload(detail), null)}
        >
          {t('pdf')}
        </Button>
        <Button variant="outline" size="sm" icon={<ExportIcon size={16} />} onPress={() => save('csv')}>
          {t('csv')}
        </Button>
        <Button variant="outline" size="sm" icon={<ExportIcon size={16} />} isPending={action.pending === 'xlsx'} onPress={() => save('xlsx')}>
          {t('xlsx')}
        </Button>
      </RowActions>
      <ActionAlert result={said === null ? action.result : { tone: 'ok', text: said }} />
      <div className={styles.page}>
        <div className={styles.column}>
          <Card padding="none" title={t('linesCard')}>
            <StatementLines lines={detail.lines} orderHref={orderHref} />
          </Card>
          <Payments statement={detail} side={side} />
        </div>
        <div className={styles.column}>
          <Sums statement={detail} side={side} />
          {side === 'buyer' && open !== '0.00' && (
            <Card title={t('bank')}>{bank === null ? <p className={styles.quiet}>{t('bankNone')}</p> : <BankFacts bank={bank} onCopy={onCopy} />}</Card>
          )}
        </div>
      </div>
      {isRecording && onRecord && (
        <RecordDialog
          statement={detail}
          onRecord={async (payment) => {
            await onRecord(payment);
            setSaid(t('recorded', { amount: moneyText(payment.amount, 'CNY') }));
          }}
          onClose={() => setRecording(false)}
          returnFocusRef={heading}
        />
      )}
    </>
  );
}

function Sums({ statement, side }: { statement: StatementDetail; side: StatementPageProps['side'] }) {
  const t = useMessages(statementPageMessages);
  const { merchant, company, charges, credits, carried, total, paid, open } = statement;
  const amount = (value: string, tone: 'plain' | 'strong' | 'money' = 'plain') => <Money value={value} currency="CNY" tone={tone} />;
  return (
    <Card title={t('total')}>
      <DescriptionList unknownLabel="">
        {side === 'buyer' ? (
          <DescriptionItem term={t('seller')}>
            {merchant.name} {merchant.isSample && <Tag>{t('sample')}</Tag>}
          </DescriptionItem>
        ) : (
          <DescriptionItem term={t('buyer')}>{company.name}</DescriptionItem>
        )}
        <DescriptionItem term={t('charges')}>{amount(charges)}</DescriptionItem>
        {Number(credits) > 0 && <DescriptionItem term={t('credits')}>{amount(`-${credits}`)}</DescriptionItem>}
        {Number(carried) < 0 && <DescriptionItem term={t('carried')}>{amount(carried)}</DescriptionItem>}
        <DescriptionItem term={t('total')}>{amount(total, 'strong')}</DescriptionItem>
        <DescriptionItem term={t('paid')}>{amount(paid)}</DescriptionItem>
        <DescriptionItem term={t('open')}>{amount(open, side === 'buyer' && open !== '0.00' ? 'money' : 'strong')}</DescriptionItem>
      </DescriptionList>
      {Number(total) < 0 && <p className={styles.quiet}>{t('leftOver', { amount: moneyText(total.slice(1), 'CNY') })}</p>}
      {open !== '0.00' && <p className={styles.quiet}>{t('openHint')}</p>}
    </Card>
  );
}

function Payments({ statement: { payments }, side }: { statement: StatementDetail; side: StatementPageProps['side'] }) {
  const t = useMessages(statementPageMessages);
  if (payments.length === 0)
    return (
      <Card title={t('payments')}>
        <p className={styles.quiet}>{t(side === 'buyer' ? 'paymentsNone' : 'paymentsNoneMerchant')}</p>
      </Card>
    );
  return (
    <Card padding="none" title={t('payments')}>
      <RowList label={t('payments')}>
        {payments.map(({ id, amount, paidOn, reference }) => (
          <Row key={id}>
            <RowWords>
              <RowTitle>
                <Money value={amount} currency="CNY" tone="strong" />
              </RowTitle>
              <RowMeta>
                <span>{t('paidOn', { day: paidOn })}</span>
                {reference !== null && <span>{t('reference', { reference })}</span>}
              </RowMeta>
            </RowWords>
          </Row>
        ))}
      </RowList>
    </Card>
  );
}
