import type { ReactNode } from 'react';
import { CloseIcon } from '../Icon/pageIcons.tsx';
import { CheckIcon } from '../Icon/statusIcons.tsx';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import * as styles from './Stepper.css.ts';

/** One step of a `Stepper`. */
export interface Step {
  /** Tells it from the others. */
  key: string;
  /** What is done in it: 付款. */
  name: string;
  /** How far it has come. `failed` is where the way stopped. */
  state: 'done' | 'current' | 'later' | 'failed';
  /** When it was done, or what it waits for. */
  note?: ReactNode;
}

/** Props of `Stepper`. */
export interface StepperProps {
  /** Names the list. */
  label: string;
  /** From the first to the last. */
  steps: readonly Step[];
  /** Heard after the name of a step that is done. */
  doneLabel: string;
  /** Heard after the name of a step that failed; needed where one can. */
  failedLabel?: string;
}

/** How far something has come: below each other on narrow screens, side by side on wide ones. It shows the way, it does not lead there. */
export function Stepper({ label, steps, doneLabel, failedLabel }: StepperProps) {
  return (
    <ol className={styles.steps} aria-label={label}>
      {steps.map(({ key, name, state, note }, at) => (
        <li key={key} className={styles.step} data-state={state} aria-current={state === 'current' || state === 'failed' ? 'step' : undefined}>
          <span className={styles.mark} aria-hidden="true">
            {state === 'done' ? <CheckIcon size={16} /> : state === 'failed' ? <CloseIcon size={16} /> : at + 1}
          </span>
          <div className={styles.words}>
            <p className={styles.name}>
              {name}
              {state === 'done' ? <VisuallyHidden>{doneLabel}</VisuallyHidden> : null}
              {state === 'failed' ? <VisuallyHidden>{failedLabel}</VisuallyHidden> : null}
            </p>
            {note === undefined || note === null ? null : <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
