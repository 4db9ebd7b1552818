import type { Loadable } from '@chippage/api/loadable';
import type { CreditCount, CreditState, CreditTerms } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { EmptyState } from '@chippage/ui/EmptyState';
import { ReceiptIcon } from '@chippage/ui/Icon';
import { late } from '@chippage/ui/late';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { MoreRows } from '../../../parts/list-page/MoreRows.tsx';
import type { PagedList } from '../../../parts/list-page/pagedList.ts';
import { PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { StateLinks } from '../../../parts/state-links/StateLinks.tsx';
import { countOf } from '../../merchant/merchantListQuery.ts';
import { RequestItem } from '../../merchant/request-item/RequestItem.tsx';
import { CreditFacts } from '../parts/CreditFacts.tsx';
import { CreditStateTag } from '../parts/CreditTags.tsx';
import { creditMessages } from '../parts/messages.ts';
import type { DecideDialogProps, MerchantDeed } from './DecideDialog.tsx';
import { merchantCreditMessages } from './messages.ts';

const DecideDialog = late(async () => (await import('./DecideDialog.tsx')).DecideDialog);

/** The states of credit terms, what waits for the merchant first. */
export const creditStates = ['all', 'applied', 'active', 'paused', 'refused', 'ended'] as const satisfies readonly (CreditState | 'all')[];

/** Which credit terms are looked at. */
export type CreditFilter = (typeof creditStates)[number];

export interface MerchantCreditProps extends Pick<DecideDialogProps, 'onDecide'> {
  terms: Loadable<PagedList<CreditTerms>>;
  /** How many stand where; null while it is not known. */
  counts: readonly CreditCount[] | null;
  state: CreditFilter;
  getHref: (state: CreditFilter) => string;
  onLoadMore: () => void;
}

/** Companies that asked a merchant for credit terms or have them, and the merchant's decisions. */
export function MerchantCredit({ terms, counts, state, getHref, onDecide, onLoadMore }: MerchantCreditProps) {
  const t = useMessages(merchantCreditMessages);
  return (
    <>
      <StateLinks label={t('states')} states={creditStates.map((id) => ({ id, name: t(id), count: countOf(counts, id) }))} current={state} getHref={getHref} />
      <Card padding="none">
        <MoreRows
          value={terms}
          label={t('list')}
          empty={
            <EmptyState icon={<ReceiptIcon size={32} />} title={t(state === 'all' ? 'none' : 'empty')}>
              {t(state === 'all' ? 'noneHint' : 'emptyHint')}
            </EmptyState>
          }
          onLoadMore={onLoadMore}
        >
          {(one) => <CreditItem key={one.id} terms={one} onDecide={onDecide} />}
        </MoreRows>
      </Card>
    </>
  );
}

function CreditItem({ terms, onDecide }: { terms: CreditTerms } & Pick<MerchantCreditProps, 'onDecide'>) {
  const t = useMessages(merchantCreditMessages);
  const shared = useMessages(creditMessages);
  const announce = useAnnounce();
  const head = useRef<HTMLParagraphElement>(null);
  const [deed, setDeed] = useState<MerchantDeed | null>(null);
  const { company, days, state, actions } = terms;
  const open = actions.flatMap((each) => (each === 'apply' ? [] : [each]));
  return (
    <RequestItem
      headRef={head}
      head={
        <>
          <strong>{company.name}</strong>
          <CreditStateTag terms={terms} />
          {days !== null && (state === 'active' || state === 'paused') && <span>{shared('days', { days })}</span>}
        </>
      }
    >
      <CreditFacts terms={terms} />
      {open.length > 0 && (
        <RowActions>
          {open.map((each) => (
            <Button
              key={each}
              size="sm"
              {...(each === 'approve' ? {} : ({ variant: 'outline' } as const))}
              {...(each === 'refuse' || each === 'end' ? ({ tone: 'danger' } as const) : {})}
              aria-label={t('deedOf', { deed: t(each), company: company.name })}
              onPress={() => setDeed(each)}
            >
              {t(each)}
            </Button>
          ))}
        </RowActions>
      )}
      {deed !== null && (
        <DecideDialog
          terms={terms}
          deed={deed}
          onDecide={onDecide}
          onDone={() => {
            setDeed(null);
            announce(t('done'));
          }}
          onClose={() => setDeed(null)}
          returnFocusRef={head}
        />
      )}
    </RequestItem>
  );
}

/** The heading of both lists, and the way from one to the other. */
export function MerchantCreditFrame({
  list,
  getHref,
  children,
}: {
  list: 'terms' | 'statements';
  getHref: (list: 'terms' | 'statements') => string;
  children: ReactNode;
}) {
  const t = useMessages(merchantCreditMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <StateLinks label={t('lists')} states={(['terms', 'statements'] as const).map((id) => ({ id, name: t(id) }))} current={list} getHref={getHref} />
      {children}
    </PageColumn>
  );
}
