import type { Loadable } from '@chippage/api/loadable';
import type { QuoteDeal, QuoteDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { late } from '@chippage/ui/late';
import { useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import type { AskedDeed } from '../../parts/quote-deeds/deedText.ts';
import type { QuoteActions } from '../../parts/quote-deeds/quoteActions.ts';
import type { OnQuoteFile } from '../../parts/quote-terms/QuoteFileLinks.tsx';
import { QuoteStateTag } from '../../parts/quote-terms/QuoteStateTag.tsx';
import type { QuoteFormProps } from '../quote-form/QuoteForm.tsx';
import type { RowReportInput } from '../../board/row-detail/RowReport.tsx';
import { DealCard } from './DealCard.tsx';
import { DeedBar } from './DeedBar.tsx';
import { quotePageMessages } from './messages.ts';
import { OfferCard } from './OfferCard.tsx';
import { QuoteLog } from './QuoteLog.tsx';
import * as styles from './QuotePage.css.ts';
import { CounterpartCard, DisputeCard } from './SideCards.tsx';
import { turnText } from './turnText.ts';

const QuoteDeedDialog = late(async () => (await import('../../parts/quote-deeds/QuoteDeedDialog.tsx')).QuoteDeedDialog);
const QuoteForm = late(async () => (await import('../quote-form/QuoteForm.tsx')).QuoteForm);

/** Props of `QuotePage`. */
export interface QuotePageProps extends QuoteActions {
  quote: Loadable<QuoteDetail>;
  /** What the seller's form needs. */
  form: Pick<QuoteFormProps, 'draftKey' | 'doubtOf' | 'onUpload' | 'onSubmit'>;
  /** Rejects with the server's refusal, whose words are shown. */
  onSay: (id: number, text: string) => Promise<unknown>;
  /** Looks again whether a deal can be ordered. */
  onOpenDeal: (id: number) => Promise<QuoteDeal | null>;
  /** Tells the operators that the row behind it is wrong. */
  onReport: (rowId: number, report: RowReportInput) => Promise<void>;
  /** Gets a photograph or certificate. */
  onFile: OnQuoteFile;
}

/** A quote from the side of one of its companies: what is offered, whose turn it is, what happened, and what can be done. */
export function QuotePage({ quote, ...props }: QuotePageProps) {
  const t = useMessages(quotePageMessages);
  return (
    <Loaded value={quote} failedTitle={t('failed')} bones={['2rem', '320px', '240px']}>
      {(detail) => <Page detail={detail} {...props} />}
    </Loaded>
  );
}

function Page({ detail, form, onSay, onOpenDeal, onReport, onFile, ...actions }: Omit<QuotePageProps, 'quote'> & { detail: QuoteDetail }) {
  const t = useMessages(quotePageMessages);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<AskedDeed | null>(null);
  const [isWriting, setWriting] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const { id, row, quantity, state, isMyTurn, deal, offer, wish } = detail;
  const mayQuote = detail.actions.includes('quote');
  // While nothing is offered, what was asked for stands in the log alone.
  const wanted = wish ?? (state === 'waiting' ? (detail.events.findLast(({ deed }) => deed === 'ask')?.wish ?? null) : null);
  const start = (deed: AskedDeed | 'quote') => {
    setSaid(null);
    if (deed === 'quote') setWriting(true);
    else setAsked(deed);
  };
  const leaveForm = () => {
    setWriting(false);
    heading.current?.focus();
  };
  return (
    <article className={styles.page}>
      <header className={styles.head}>
        <div className={styles.titles}>
          <h1 ref={heading} className={styles.title} tabIndex={-1}>
            {quantity === null ? t('titleAny', { model: row.model }) : t('titleOf', { model: row.model, quantity: formatNumber(quantity) })}
          </h1>
          <QuoteStateTag state={state} isMyTurn={isMyTurn} />
        </div>
        <p className={styles.turn}>{turnText(t, detail)}</p>
        {!isWriting && <DeedBar quote={detail} onDeed={start} />}
      </header>
      {said !== null && (
        <div className={styles.whole}>
          <Alert tone="ok" live="polite">
            {said}
          </Alert>
        </div>
      )}
      <div className={styles.column}>
        {deal !== null && <DealCard deal={deal} side={detail.side} onOpenDeal={() => onOpenDeal(id)} />}
        {isWriting && mayQuote && (
          <Card title={t(offer === null ? (row.type === 0 ? 'formAnswer' : 'formTitle') : 'formChange')}>
            <QuoteForm
              {...form}
              row={row}
              quantity={quantity}
              wish={wanted}
              offer={offer}
              onSubmit={async (written) => {
                await form.onSubmit(written);
                leaveForm();
              }}
              onCancel={leaveForm}
            />
          </Card>
        )}
        <OfferCard quote={detail} onFile={onFile} />
      </div>
      <div className={styles.column}>
        <CounterpartCard quote={detail} onReport={(report) => onReport(row.id, report)} />
        <QuoteLog quote={detail} onSay={(text) => onSay(id, text)} />
        <DisputeCard quote={detail} />
      </div>
      {asked !== null && (
        <QuoteDeedDialog quote={detail} deed={asked} actions={actions} onDone={setSaid} onClose={() => setAsked(null)} returnFocusRef={heading} />
      )}
    </article>
  );
}
