import { LARGEST_LADDER } from '@chippage/api/goodsTerms';
import { Button } from '@chippage/ui/Button';
import { CloseIcon, PlusIcon } from '@chippage/ui/Icon';
import { IconButton } from '@chippage/ui/IconButton';
import { TextField } from '@chippage/ui/TextField';
import { useId, useRef } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import type { Form } from '../../../parts/form/useForm.ts';
import { quoteFormMessages } from './messages.ts';
import * as styles from './QuoteForm.css.ts';
import { type QuoteInput, type StepAt, stepsOf, withoutStep } from './quoteInput.ts';

/** The steps of the prices: from which quantity on, at which price. */
export function LadderFields({ form }: { form: Form<QuoteInput> }) {
  const t = useMessages(quoteFormMessages);
  const [titleId, hintId] = [useId(), useId()];
  const add = useRef<HTMLButtonElement>(null);
  const { input, change } = form;
  const steps = stepsOf(input);
  const isFull = steps.length >= LARGEST_LADDER;
  const remove = (at: StepAt) => {
    change(withoutStep(input, at));
    // The button goes away with its step; the one to add may have been off until then.
    requestAnimationFrame(() => add.current?.focus());
  };
  const append = () => {
    change({ steps: steps.length + 1 });
    const next = steps.length as StepAt;
    requestAnimationFrame(() => form.refOf(`quantity${next}`).current?.focus());
  };
  return (
    <div role="group" aria-labelledby={titleId} aria-describedby={hintId} className={styles.group}>
      <h3 id={titleId} className={styles.groupTitle}>
        {t('prices')}
      </h3>
      <p id={hintId} className={styles.hint}>
        {t('pricesHint', { most: LARGEST_LADDER })}
      </p>
      <ul className={styles.steps}>
        {steps.map((at) => (
          <li key={at} className={steps.length > 1 ? styles.step : styles.onlyStep}>
            <TextField {...form.field(`quantity${at}`)} label={t('stepQuantity', { no: at + 1 })} isMono inputMode="numeric" autoComplete="off" />
            <TextField {...form.field(`price${at}`)} label={t('stepPrice', { no: at + 1 })} isMono inputMode="decimal" autoComplete="off" />
            {steps.length > 1 && (
              <span className={styles.remove}>
                <IconButton label={t('stepRemove', { no: at + 1 })} onPress={() => remove(at)}>
                  <CloseIcon size={16} />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </ul>
      <div className={styles.inline}>
        <Button ref={add} variant="outline" size="sm" icon={<PlusIcon size={16} />} isDisabled={isFull} onPress={append}>
          {t('stepAdd')}
        </Button>
        {isFull && <span className={styles.hint}>{t('stepsFull', { most: LARGEST_LADDER })}</span>}
      </div>
    </div>
  );
}
