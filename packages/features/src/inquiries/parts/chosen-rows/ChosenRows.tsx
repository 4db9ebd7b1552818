import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import * as styles from './ChosenRows.css.ts';
import { chosenRowsMessages } from './messages.ts';
import type { ChosenRows as Chosen } from './useChosenRows.ts';

/** Props of `ChosenRows`. */
export interface ChosenRowsProps {
  rows: Pick<Chosen<never>, 'ids' | 'action' | 'skipped' | 'move'>;
  /** What is said while nothing is chosen. */
  hint: string;
  /** What else can be done with them. */
  children?: ReactNode;
}

const deeds = ['refresh', 'renew', 'close', 'reopen'] as const;

/** What can be done with the rows that are chosen, and what became of them. */
export function ChosenRows({ rows: { ids, action, skipped, move }, hint, children }: ChosenRowsProps) {
  const t = useMessages(chosenRowsMessages);
  const bar = useRef<HTMLDivElement>(null);
  const said = useRef<HTMLSpanElement>(null);
  const isNone = ids.length === 0;
  const hadFocus = useRef(false);
  // When all that was chosen is done the pressed button can do no more, and drops the focus.
  useLayoutEffect(() => {
    const { activeElement } = document;
    if (isNone && hadFocus.current && (activeElement === document.body || bar.current?.contains(activeElement))) said.current?.focus();
  }, [isNone]);
  return (
    <>
      <div
        ref={bar}
        className={styles.bar}
        onFocus={() => {
          hadFocus.current = true;
        }}
        onBlur={({ relatedTarget }) => {
          // A button that is disabled under the focus has none to give it to.
          if (relatedTarget !== null) hadFocus.current = false;
        }}
      >
        <span ref={said} className={styles.chosen} role="status" tabIndex={-1}>
          {isNone ? hint : t('chosen', { count: formatNumber(ids.length) })}
        </span>
        {deeds.map((deed) => (
          <Button key={deed} variant="outline" size="sm" isDisabled={isNone} isPending={action.pending === deed} onPress={() => void move(deed)}>
            {t(deed)}
          </Button>
        ))}
        {children}
      </div>
      <ActionAlert result={action.result} />
      {skipped.length > 0 && action.result !== null && (
        <Alert tone="warn" live="polite" title={t('skipped', { count: formatNumber(skipped.length) })}>
          <ul className={styles.list}>
            {skipped.map(({ id, model, msg }) => (
              <li key={id}>{t('skippedRow', { model, why: msg })}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
