import type { Loadable } from '@chippage/api/loadable';
import type { BoardRow, QuoteRow } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { late } from '@chippage/ui/late';
import { useCallback, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { priceText } from '../../../parts/money/moneyText.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import type { AskedDeed } from '../../parts/quote-deeds/deedText.ts';
import type { QuoteActions } from '../../parts/quote-deeds/quoteActions.ts';
import type { OnQuoteFile } from '../../parts/quote-terms/QuoteFileLinks.tsx';
import { QuoteStateTag } from '../../parts/quote-terms/QuoteStateTag.tsx';
import { CompareGroup } from './CompareGroup.tsx';
import { quoteCompareMessages } from './messages.ts';
import * as styles from './QuoteCompare.css.ts';
import { type CompareSort, compareSorts, groupsOf, isOpen } from './sortQuotes.ts';

const QuoteDeedDialog = late(async () => (await import('../../parts/quote-deeds/QuoteDeedDialog.tsx')).QuoteDeedDialog);

/** A demand with the quotes on it. */
export interface ComparedQuotes {
  row: BoardRow;
  quotes: readonly QuoteRow[];
  /** How many there are; more than are compared when there are very many. */
  total: number;
}

/** Props of `QuoteCompare`. */
export interface QuoteCompareProps extends QuoteActions {
  value: Loadable<ComparedQuotes>;
  sort: CompareSort;
  onSort: (sort: CompareSort) => void;
  /** Gets a photograph or certificate. */
  onFile: OnQuoteFile;
}

const sortWords = { unitPrice: 'sortUnitPrice', leadTime: 'sortLeadTime', validUntil: 'sortValidUntil' } as const;

/** All quotes on one demand side by side, at the quantity that is wanted; one of them is accepted here. */
export function QuoteCompare({ value, ...props }: QuoteCompareProps) {
  const t = useMessages(quoteCompareMessages);
  return (
    <Loaded value={value} failedTitle={t('failed')} bones={['2rem', '320px', '160px']}>
      {(compared) => <Comparison {...compared} {...props} />}
    </Loaded>
  );
}

function Comparison({ row, quotes, total, sort, onSort, onFile, ...actions }: ComparedQuotes & Omit<QuoteCompareProps, 'value'>) {
  const t = useMessages(quoteCompareMessages);
  const paths = usePaths(inquiriesPaths);
  const heading = useRef<HTMLHeadingElement>(null);
  const [asked, setAsked] = useState<{ id: number; deed: AskedDeed } | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const groups = groupsOf(quotes, sort);
  const ended = quotes.filter((quote) => !isOpen(quote));
  const taken = quotes.find(({ state }) => state === 'accepted');
  const current = quotes.find(({ id }) => id === asked?.id);
  const ask = useCallback((quote: QuoteRow, deed: AskedDeed) => {
    setSaid(null);
    setAsked({ id: quote.id, deed });
  }, []);
  const facts = [
    row.quantity === null ? t('anyQuantity') : t('wanted', { quantity: formatNumber(row.quantity) }),
    ...(row.price === null ? [] : [t('target', { price: priceText(row.price, row.currency) })]),
  ];
  return (
    <PageColumn>
      <PageHead
        headingRef={heading}
        title={t('title', { model: row.model })}
        note={t('count', { count: formatNumber(total) })}
        end={<Link href={paths.boardRow(row.id)}>{t('demand')}</Link>}
      />
      <Note>{facts.join('，')}</Note>
      {said !== null && (
        <Alert tone="ok" live="polite">
          {said}
        </Alert>
      )}
      {taken && (
        <Alert tone="ok" action={<Link href={paths.quote(taken.id)}>{t('toDeal')}</Link>}>
          {t('dealt', { company: taken.counterpartText })}
        </Alert>
      )}
      {groups.length === 0 && (
        <Card>
          <EmptyState
            title={t('empty')}
            action={<LinkButton href={paths.board(0, 1, { keywords: row.model, match: 'exact' })}>{t('emptySupply', { model: row.model })}</LinkButton>}
          >
            {t('emptyHint')}
          </EmptyState>
        </Card>
      )}
      {groups.length > 0 && (
        <div className={styles.tools}>
          <NativeSelect
            label={t('sort')}
            options={compareSorts.map((id) => ({ id, label: t(sortWords[id]) }))}
            value={sort.key}
            onChange={(id) => onSort({ key: compareSorts.find((one) => one === id) ?? 'unitPrice', direction: 'asc' })}
          />
          <Note as="span">{t('mixed')}</Note>
        </div>
      )}
      {groups.map((group) => (
        <CompareGroup key={group.currency} group={group} sort={sort} onSort={onSort} onFile={onFile} onDeed={ask} />
      ))}
      {total > quotes.length && <Note>{t('more', { count: formatNumber(quotes.length) })}</Note>}
      {ended.length > 0 && (
        <Card title={t('ended')} note={t('endedNote', { count: formatNumber(ended.length) })}>
          <ul className={styles.ended}>
            {ended.map((quote) => (
              <li key={quote.id} className={styles.inline}>
                <Link href={paths.quote(quote.id)}>{quote.counterpartText}</Link>
                <QuoteStateTag state={quote.state} />
              </li>
            ))}
          </ul>
        </Card>
      )}
      {asked !== null && current && (
        <QuoteDeedDialog quote={current} deed={asked.deed} actions={actions} onDone={setSaid} onClose={() => setAsked(null)} returnFocusRef={heading} />
      )}
    </PageColumn>
  );
}
