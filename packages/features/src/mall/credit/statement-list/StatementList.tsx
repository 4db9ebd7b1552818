import type { Loadable } from '@chippage/api/loadable';
import type { Statement, StatementState } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ReceiptIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { Money } from '../../../parts/money/Money.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { Row, RowMeta, RowTitle, RowWords } from '../../../parts/row-list/RowList.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import * as styles from '../../papers/invoice-center/InvoiceCenter.css.ts';
import { StatementStateTag } from '../parts/CreditTags.tsx';
import { statementListMessages } from './messages.ts';

/** The states of statements, what is to be paid first. */
export const statementStates = ['all', 'overdue', 'open', 'part_paid', 'paid'] as const satisfies readonly (StatementState | 'all')[];

/** Which statements are looked at. */
export type StatementFilter = (typeof statementStates)[number];

export interface StatementListProps {
  statements: Loadable<PagedList<Statement>>;
  state: StatementFilter;
  /** Whom the rows name: the buyer sees the merchant, the merchant the company. */
  side: 'buyer' | 'merchant';
  getHref: (state: StatementFilter) => string;
  statementHref: (id: number) => string;
  onLoadMore: () => void;
}

/** Monthly statements, the newest first. */
export function StatementList({ statements, state, side, getHref, statementHref, onLoadMore }: StatementListProps) {
  const t = useMessages(statementListMessages);
  return (
    <div className={styles.stack}>
      <StateLinks label={t('states')} states={statementStates.map((id) => ({ id, name: t(id) }))} current={state} getHref={getHref} />
      <Card padding="none">
        <MoreRows
          value={statements}
          label={t('list')}
          lines={4}
          empty={
            <EmptyState icon={<ReceiptIcon size={32} />} title={t(state === 'all' ? 'none' : 'empty')}>
              {t(state === 'all' ? 'noneHint' : 'emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(statement) => <StatementRow key={statement.id} statement={statement} side={side} href={statementHref(statement.id)} />}
        </MoreRows>
      </Card>
    </div>
  );
}

function StatementRow({ statement, side, href }: Pick<StatementListProps, 'side'> & { statement: Statement; href: string }) {
  const t = useMessages(statementListMessages);
  const { no, merchant, company, period, total, open, state, dueOn: day } = statement;
  return (
    <Row>
      <RowWords>
        <RowTitle>
          <Link tone="accent" href={href}>
            <span translate="no">{no}</span>
          </Link>
          <StatementStateTag statement={statement} />
        </RowTitle>
        <RowMeta>
          <span>{side === 'buyer' ? merchant.name : company.name}</span>
          <span>{t('period', { year: period.slice(0, 4), month: Number(period.slice(5)) })}</span>
          {state !== 'paid' && <span>{t('dueOn', { day })}</span>}
        </RowMeta>
      </RowWords>
      <div className={styles.end}>
        <span className={styles.amount}>
          <Money value={total} currency="CNY" tone="strong" />
        </span>
        {state !== 'paid' && open !== total && <span className={styles.note}>{t('openAmount', { amount: moneyText(open, 'CNY') })}</span>}
        {state === 'paid' && total.startsWith('-') && <span className={styles.note}>{t('noneDue')}</span>}
      </div>
    </Row>
  );
}
