import type { Loadable } from '@chippage/api/loadable';
import type { CreditTerms } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ReceiptIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useRef } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RowActions, RowList } from '../../../parts/row-list/RowList.tsx';
import { RequestItem, RequestWords } from '../../merchant/request-item/RequestItem.tsx';
import { CreditFacts } from '../parts/CreditFacts.tsx';
import { CreditStateTag } from '../parts/CreditTags.tsx';
import { creditMessages } from '../parts/messages.ts';
import { StatementList, type StatementListProps } from '../statement-list/StatementList.tsx';
import { creditListMessages } from './messages.ts';

export interface CreditListProps extends Omit<StatementListProps, 'side' | 'statementHref' | 'getHref'> {
  terms: Loadable<readonly CreditTerms[]>;
}

/** The credit terms of the member's company with what remains of each, and its monthly statements. */
export function CreditList({ terms, state, ...statements }: CreditListProps) {
  const t = useMessages(creditListMessages);
  const paths = usePaths(mallPaths);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Card padding="none" title={t('terms')}>
        <Loaded value={terms} lines={4}>
          {(rows) =>
            rows.length === 0 ? (
              <EmptyState
                icon={<ReceiptIcon size={32} />}
                title={t('none')}
                action={
                  <LinkButton variant="outline" href={paths.merchantSearch()}>
                    {t('toMerchants')}
                  </LinkButton>
                }
              >
                {t('noneHint')}
              </EmptyState>
            ) : (
              <RowList label={t('list')}>
                {rows.map((one) => (
                  <TermsItem key={one.id} terms={one} />
                ))}
              </RowList>
            )
          }
        </Loaded>
      </Card>
      <PageHead title={t('statements')} headingLevel={2} />
      <StatementList
        {...statements}
        state={state}
        side="buyer"
        getHref={(next) => paths.creditTerms({ state: next === 'all' ? null : next })}
        statementHref={paths.statement}
      />
    </PageColumn>
  );
}

function TermsItem({ terms }: { terms: CreditTerms }) {
  const t = useMessages(creditListMessages);
  const shared = useMessages(creditMessages);
  const paths = usePaths(mallPaths);
  const head = useRef<HTMLParagraphElement>(null);
  const { merchant, days, state, obstacle, actions } = terms;
  return (
    <RequestItem
      headRef={head}
      head={
        <>
          <Link tone="accent" href={paths.merchant(merchant.id)}>
            {merchant.name}
          </Link>
          {merchant.isSample && <Tag>{t('sample')}</Tag>}
          <CreditStateTag terms={terms} />
          {days !== null && (state === 'active' || state === 'paused') && <span>{shared('days', { days })}</span>}
        </>
      }
    >
      <CreditFacts terms={terms} />
      {obstacle === 'paused' && <RequestWords>{t('paused')}</RequestWords>}
      {obstacle === 'overdue' && <RequestWords>{t('overdueHint')}</RequestWords>}
      {actions.includes('apply') && (
        <RowActions>
          <LinkButton size="sm" variant="outline" href={paths.creditApply(merchant.id)} aria-label={t('againNamed', { merchant: merchant.name })}>
            {t('again')}
          </LinkButton>
        </RowActions>
      )}
    </RequestItem>
  );
}
