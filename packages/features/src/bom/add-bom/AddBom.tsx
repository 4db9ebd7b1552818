import type { Loadable } from '@chippage/api/loadable';
import type { MatchedPart } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { useEffect, useRef, useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../parts/action/ActionAlert.tsx';
import { useAction } from '../../parts/action/useAction.ts';
import { Loaded } from '../../parts/loaded/Loaded.tsx';
import * as styles from '../bom-page/BomPage.css.ts';
import { type BomGoods, type BomOrder, type BomWanted, orderOf } from '../bom-page/cartOfBom.ts';
import { addBomMessages } from './messages.ts';

/** What the cart does for a bill of materials. */
export interface BomCart {
  /** Looks for offers, one answer for each. @throws ApiError */
  onMatch: (wanted: BomWanted[]) => Promise<MatchedPart[]>;
  /** Puts them into the cart. @returns how many did not fit; null: none went in, and the host said why */
  onAdd: (goods: BomGoods[]) => Promise<number | null>;
  /** How many the cart has of goods, by their numbers. */
  held: ReadonlyMap<number, number>;
}

/** Props of `AddBom`. */
export interface AddBomProps extends BomCart {
  wanted: BomWanted[];
  /** Lines that have no part or no quantity yet. */
  openLines: number;
  onClose: () => void;
}

/** Says what of a bill of materials goes into the cart, and what does not and why, before it does. */
export function AddBom({ wanted, openLines, held, onMatch, onAdd, onClose }: AddBomProps) {
  const t = useMessages(addBomMessages);
  const action = useAction(t('failed'));
  const [left, setLeft] = useState(0);
  const { value, order } = useOrder(wanted, held, onMatch);
  const add = () =>
    void action.run('add', async () => {
      const rest = await onAdd(order?.goods ?? []);
      if (rest === 0) onClose();
      else if (rest !== null) setLeft(rest);
    });
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('close')}
      isOpen
      onOpenChange={onClose}
      footer={
        <>
          <Button variant="outline" isDisabled={action.isPending} onPress={onClose}>
            {t('cancel')}
          </Button>
          <Button isDisabled={!order?.goods.length} isPending={action.isPending} pendingLabel={t('adding')} onPress={add}>
            {t('add', { count: order?.goods.length ?? 0 })}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <ActionAlert result={action.failure} />
        {left > 0 && (
          <Alert tone="danger" live="assertive">
            {t('left', { count: left })}
          </Alert>
        )}
        <Loaded value={value} loadingLabel={t('asking')}>
          {(found) => <Said order={found} openLines={openLines} />}
        </Loaded>
      </div>
    </Dialog>
  );
}

function useOrder(wanted: BomWanted[], held: AddBomProps['held'], onMatch: AddBomProps['onMatch']) {
  const t = useMessages(addBomMessages);
  const [answers, setAnswers] = useState<MatchedPart[] | 'failed' | null>(null);
  const [attempt, setAttempt] = useState(0);
  // What is asked for is what the window was opened with.
  const asked = useRef({ wanted, onMatch });
  useEffect(() => {
    let isCurrent = true;
    setAnswers(null);
    asked.current.onMatch(asked.current.wanted).then(
      (found) => isCurrent && setAnswers(found),
      () => isCurrent && setAnswers('failed'),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);
  const order = Array.isArray(answers) ? orderOf(answers, held) : null;
  const value: Loadable<BomOrder> = order
    ? { status: 'ready', data: order }
    : answers === 'failed'
      ? { status: 'failed', code: 'service.unavailable', message: t('failed'), onRetry: () => setAttempt((was) => was + 1) }
      : { status: 'loading' };
  return { value, order };
}

/** Part numbers that a sentence names; of more it says how many. */
const NAMED = 5;

function Said({ order: { goods, changed, raised, unsold, short }, openLines }: { order: BomOrder; openLines: number }) {
  const t = useMessages(addBomMessages);
  const names = (mpns: readonly string[]) =>
    mpns.length <= NAMED ? mpns.join('、') : t('more', { mpns: mpns.slice(0, NAMED).join('、'), count: mpns.length });
  const lines = [
    goods.length === 0 ? t('nothing') : t('can', { count: goods.length }),
    changed > 0 && t('changed', { count: changed }),
    raised > 0 && t('raised', { count: raised }),
    short.length > 0 && t('short', { mpns: names(short) }),
    unsold.length > 0 && t('unsold', { mpns: names(unsold) }),
    openLines > 0 && t('open', { count: openLines }),
  ];
  return (
    <div role="status" className={styles.stack}>
      {lines.flatMap((line) => (line === false ? [] : [<p key={line}>{line}</p>]))}
    </div>
  );
}
