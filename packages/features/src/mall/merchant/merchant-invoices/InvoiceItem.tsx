import { ApiError } from '@chippage/api/errors';
import { invoiceAnswerLimits } from '@chippage/api/limits';
import type { Invoice, InvoiceFile, InvoiceState, ReversalReason } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { FileButton } from '@chippage/ui/FileButton';
import { CheckIcon, ClockIcon, CloseIcon, DownloadIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { Fragment, type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { AnswerForm } from '../../../parts/answer-form/AnswerForm.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { RequestFacts, RequestItem, RequestWords } from '../request-item/RequestItem.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { invoiceFileTypes, isInvoiceFile } from './invoiceInput.ts';
import { IssueForm } from './IssueForm.tsx';
import * as styles from './InvoiceItem.css.ts';
import { merchantInvoicesMessages } from './messages.ts';

/** What a merchant does with invoices. Each rejects with the server's refusal, whose words are shown. */
export interface InvoiceActions {
  onIssue: (id: number, no: string) => Promise<unknown>;
  onRefuse: (id: number, reason: string) => Promise<unknown>;
  /** Writes down the red invoice that cancels one after a refund. */
  onReverse: (id: number, no: string, reason: ReversalReason) => Promise<unknown>;
  onUpload: (id: number, file: File) => Promise<unknown>;
  /** Hands a file of the invoice to the browser. */
  onDownload: (invoice: Invoice, file: InvoiceFile) => Promise<unknown>;
}

interface InvoiceItemProps extends InvoiceActions {
  invoice: Invoice;
  orderHref: (id: number) => string;
}

const looks: Record<InvoiceState, { tone: 'warn' | 'info' | 'ok' | 'neutral'; icon: ReactNode }> = {
  applied: { tone: 'warn', icon: <ClockIcon size={14} /> },
  issuing: { tone: 'info', icon: <ClockIcon size={14} /> },
  issued: { tone: 'ok', icon: <CheckIcon size={14} /> },
  reversed: { tone: 'neutral', icon: <CheckIcon size={14} /> },
  refused: { tone: 'neutral', icon: <CloseIcon size={14} /> },
};

/** One invoice: for whom, over which orders, and what can be done with it. */
export function InvoiceItem({ invoice, orderHref, onIssue, onRefuse, onReverse, onUpload, onDownload }: InvoiceItemProps) {
  const t = useMessages(merchantInvoicesMessages);
  const announce = useAnnounce();
  const action = useAction();
  const place = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState<'issue' | 'refuse' | 'reverse' | null>(null);
  const { id, kind, state, buyerName: name, remark, reason, canBeIssued, isReversalDue } = invoice;
  const isOpen = state === 'applied' || state === 'issuing';
  const look = looks[state];
  const leave = (words: string | null) => {
    setOpen(null);
    if (words !== null) announce(words);
    place.current?.focus();
  };
  const issue = async (number: string, file: File | null) => {
    const isDone = await action.run('issue', () => onIssue(id, number), null);
    if (isDone) {
      leave(t('issuedDone', { name }));
      if (file !== null) void action.run('upload', () => onUpload(id, file), t('uploaded'));
    }
    return isDone;
  };
  const refuse = async (words: string) => {
    const isDone = await action.run('refuse', () => onRefuse(id, words), null);
    if (isDone) leave(t('refusedDone', { name }));
    return isDone;
  };
  const reverse = async (number: string, _file: File | null, why: ReversalReason) => {
    const isDone = await action.run('reverse', () => onReverse(id, number, why), null);
    if (isDone) leave(t('reversedDone', { name }));
    return isDone;
  };
  const upload = (file: File | undefined) => {
    const isGood = file !== undefined && isInvoiceFile(file);
    void action.run(
      'upload',
      () => (isGood ? onUpload(id, file) : Promise.reject(new ApiError({ status: 0, reason: 'invoice.file', message: t('fileWrong') }))),
      t('uploaded'),
    );
  };
  return (
    <RequestItem
      headRef={place}
      head={
        <>
          <strong>{name}</strong>
          <span>{t(kind === 81 ? 'kind81' : 'kind82')}</span>
          {invoice.reverses !== null && <Tag tone="danger">{t('red')}</Tag>}
          <Tag tone={look.tone} icon={look.icon}>
            {t(state)}
          </Tag>
        </>
      }
    >
      <InvoiceFacts invoice={invoice} orderHref={orderHref} />
      {(state === 'issued' || state === 'reversed') && <Files {...{ invoice, action, upload: state === 'issued' ? upload : null, onDownload }} />}
      {remark !== null && <RequestWords>{t('remark', { remark })}</RequestWords>}
      {reason !== null && <RequestWords>{t('reason', { reason })}</RequestWords>}
      {isOpen && !canBeIssued && <RequestWords>{t('inClaim')}</RequestWords>}
      {open === null && <ActionAlert result={action.result} />}
      {isOpen && open === null && (
        <RowActions>
          {canBeIssued && (
            <Button size="sm" aria-label={t('issueOf', { name })} onPress={() => setOpen('issue')}>
              {t('issue')}
            </Button>
          )}
          <Button size="sm" variant="outline" tone="danger" aria-label={t('refuseOf', { name })} onPress={() => setOpen('refuse')}>
            {t('refuse')}
          </Button>
        </RowActions>
      )}
      {isReversalDue && <RequestWords>{t('reversalDue')}</RequestWords>}
      {isReversalDue && open === null && (
        <RowActions>
          <Button size="sm" aria-label={t('reverseOf', { name })} onPress={() => setOpen('reverse')}>
            {t('reverse')}
          </Button>
        </RowActions>
      )}
      {isReversalDue && open === 'reverse' && (
        <IssueForm
          id={id}
          isReversal
          isPending={action.pending === 'reverse'}
          failure={action.failure}
          onIssue={reverse}
          onCancel={() => {
            action.clear();
            leave(null);
          }}
        />
      )}
      {isOpen && open === 'issue' && (
        <IssueForm
          id={id}
          isPending={action.pending === 'issue'}
          failure={action.failure}
          onIssue={issue}
          onCancel={() => {
            action.clear();
            leave(null);
          }}
        />
      )}
      {isOpen && open === 'refuse' && (
        <AnswerForm
          draftKey={`invoice:${id}`}
          rows={2}
          maxCount={invoiceAnswerLimits.reason.maxLength}
          label={t('reasonLabel')}
          description={t('reasonHint')}
          requiredMessage={t('reasonRequired')}
          submitLabel={t('confirmRefuse')}
          tone="danger"
          isPending={action.pending === 'refuse'}
          failure={action.failure}
          onSubmit={refuse}
          onCancel={() => {
            action.clear();
            leave(null);
          }}
        />
      )}
    </RequestItem>
  );
}

function InvoiceFacts({ invoice, orderHref }: Pick<InvoiceItemProps, 'invoice' | 'orderHref'>) {
  const t = useMessages(merchantInvoicesMessages);
  const { no, reversal, reverses, reversalReason, taxNo, orderIds, orderNos, untaxed, tax, total, freightLeftOut, applyTime, issueTime } = invoice;
  const links = orderIds.map((orderId, at) => (
    <span key={orderId} className={styles.order}>
      <Link href={orderHref(orderId)} isMono>
        {orderNos[at] ?? String(orderId)}
      </Link>
    </span>
  ));
  const facts: readonly (readonly [string, ReactNode])[] = [
    ...(no === null
      ? []
      : [
          [
            t('no'),
            <span key="no" translate="no">
              {no}
            </span>,
          ] as const,
        ]),
    ...(reversal === null ? [] : [[t('reversalNo'), reversal.no] as const]),
    ...(reverses === null ? [] : [[t('reverses'), reverses.no] as const]),
    ...(reversalReason === null ? [] : [[t('reversalReason'), t(reversalReason)] as const]),
    [t('taxNo'), taxNo ?? t('none')],
    [t('orders'), links],
    [t('untaxed'), <Money key="untaxed" value={untaxed} currency="CNY" />],
    [t('tax'), <Money key="tax" value={tax} currency="CNY" />],
    [
      t('total'),
      <Fragment key="total">
        <Money value={total} currency="CNY" tone="strong" />
        {freightLeftOut !== null && <Note>{t('leftOut', { freight: moneyText(freightLeftOut, 'CNY') })}</Note>}
      </Fragment>,
    ],
    [t('applyTime'), <FriendlyTime key="applied" dateTime={applyTime} />],
    ...(issueTime === null ? [] : [[t('issueTime'), minuteOf(issueTime)] as const]),
  ];
  return <RequestFacts facts={facts} />;
}

interface FilesProps extends Pick<InvoiceItemProps, 'invoice' | 'onDownload'> {
  action: ReturnType<typeof useAction>;
  /** Null: no more files are taken. */
  upload: ((file: File | undefined) => void) | null;
}

function Files({ invoice, action, upload, onDownload }: FilesProps) {
  const t = useMessages(merchantInvoicesMessages);
  const { buyerName: name, files } = invoice;
  return (
    <RowActions>
      {files.map((file) => (
        <Button
          key={file.kind}
          size="sm"
          variant="outline"
          icon={<DownloadIcon size={16} />}
          aria-label={t('downloadOf', { name, kind: file.kind.toUpperCase() })}
          isPending={action.pending === `download ${file.kind}`}
          onPress={() => void action.run(`download ${file.kind}`, () => onDownload(invoice, file), null)}
        >
          {t('download', { kind: file.kind.toUpperCase() })}
        </Button>
      ))}
      {upload !== null && (
        <FileButton
          size="sm"
          variant="plain"
          acceptedTypes={invoiceFileTypes}
          aria-label={t('uploadOf', { name })}
          isPending={action.pending === 'upload'}
          onSelect={([file]) => upload(file)}
        >
          {t('upload')}
        </FileButton>
      )}
    </RowActions>
  );
}
