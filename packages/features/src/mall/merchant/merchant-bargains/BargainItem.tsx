import { bargainAnswerLimits } from '@chippage/api/limits';
import type { Bargain, BargainState } from '@chippage/api/types';
import { useAnnounce } from '@chippage/ui/Announcer';
import { Button } from '@chippage/ui/Button';
import { CheckIcon, ClockIcon, CloseIcon } from '@chippage/ui/Icon';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { type ReactNode, useRef, useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { Money, UnitPrice } from '../../../parts/money/Money.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import { useAction } from '../../../parts/action/useAction.ts';
import { AnswerForm } from '../../../parts/answer-form/AnswerForm.tsx';
import { RequestFacts, RequestItem, RequestWords } from '../request-item/RequestItem.tsx';
import { RowActions } from '../../../parts/row-list/RowList.tsx';
import { merchantBargainsMessages } from './messages.ts';

/** The merchant's word on a price. */
export interface BargainVerdict {
  id: number;
  decision: 'accept' | 'refuse';
  answer: string;
}

const looks: Record<BargainState, { tone: 'warn' | 'ok' | 'neutral'; icon: ReactNode }> = {
  asked: { tone: 'warn', icon: <ClockIcon size={14} /> },
  accepted: { tone: 'ok', icon: <CheckIcon size={14} /> },
  ordered: { tone: 'ok', icon: <CheckIcon size={14} /> },
  refused: { tone: 'neutral', icon: <CloseIcon size={14} /> },
  expired: { tone: 'neutral', icon: <ClockIcon size={14} /> },
};

/** One price that a buyer asks for. */
export function BargainItem({ bargain, onDecide }: { bargain: Bargain; onDecide: (verdict: BargainVerdict) => Promise<unknown> }) {
  const t = useMessages(merchantBargainsMessages);
  const paths = usePaths(mallPaths);
  const announce = useAnnounce();
  const action = useAction();
  const place = useRef<HTMLParagraphElement>(null);
  const [open, setOpen] = useState<BargainVerdict['decision'] | null>(null);
  const { id, goods, quantity, unitPrice, listPrice, lineTotal, state, note, answer, createTime, validUntil } = bargain;
  const { mpn, currency } = goods;
  const look = looks[state];
  const decide = async (decision: BargainVerdict['decision'], words: string) => {
    if (!(await action.run(decision, () => onDecide({ id, decision, answer: words }), null))) return false;
    setOpen(null);
    announce(t(decision === 'accept' ? 'acceptedDone' : 'refusedDone', { mpn }));
    place.current?.focus();
    return true;
  };
  const close = () => {
    setOpen(null);
    action.clear();
    place.current?.focus();
  };
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('quantity'), `${formatNumber(quantity)} ${goods.unit}`],
    [t('wish'), <UnitPrice key="wish" value={unitPrice} currency={currency} tone="money" />],
    [t('listPrice'), <UnitPrice key="list" value={listPrice} currency={currency} />],
    [t('lineTotal'), <Money key="total" value={lineTotal} currency={currency} />],
    [t('asker'), <FriendlyTime key="asked" dateTime={createTime} />],
    ...(validUntil === null ? [] : [[t('validUntil'), minuteOf(validUntil)] as const]),
  ];
  return (
    <RequestItem
      headRef={place}
      head={
        <>
          <Link href={paths.goodsDetail(goods.id)} tone="accent" isMono>
            {mpn}
          </Link>
          <Tag tone={look.tone} icon={look.icon}>
            {t(state)}
          </Tag>
        </>
      }
    >
      <RequestFacts facts={facts} />
      {note !== null && <RequestWords>{t('note', { note })}</RequestWords>}
      {answer !== null && <RequestWords>{t('answer', { answer })}</RequestWords>}
      {state === 'asked' && open === null && (
        <RowActions>
          <Button size="sm" aria-label={t('acceptOf', { mpn })} onPress={() => setOpen('accept')}>
            {t('accept')}
          </Button>
          <Button size="sm" variant="outline" tone="danger" aria-label={t('refuseOf', { mpn })} onPress={() => setOpen('refuse')}>
            {t('refuse')}
          </Button>
        </RowActions>
      )}
      {state === 'asked' && open !== null && (
        <AnswerForm
          draftKey={`bargainAnswer:${id}:${open}`}
          rows={2}
          maxCount={bargainAnswerLimits.answer.maxLength}
          key={open}
          label={t('answerLabel')}
          description={t(open === 'accept' ? 'acceptHint' : 'refuseHint')}
          submitLabel={t(open === 'accept' ? 'confirmAccept' : 'confirmRefuse')}
          tone={open === 'refuse' ? 'danger' : 'accent'}
          isPending={action.pending !== null}
          failure={action.failure}
          onSubmit={(words) => decide(open, words)}
          onCancel={close}
        />
      )}
    </RequestItem>
  );
}
