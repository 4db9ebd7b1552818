import type { OrderPreparation, PayMethod } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { RadioCard, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextField } from '@chippage/ui/TextField';
import type { RefObject } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { orderCreateMessages } from './messages.ts';
import * as styles from './OrderCreate.css.ts';
import { draftProblems, FORWARDER_MOST, needsForwarder, type OrderDraft, payMethodOf, payMethodsOf, PO_MOST } from './orderDraft.ts';
import { hasTerms, termsWords } from './termsWords.ts';

interface PaymentStepProps {
  preparation: OrderPreparation;
  draft: OrderDraft;
  onDraft: (part: Partial<OrderDraft>) => void;
  /** Whether wrong fields are told; not before somebody wanted to go on. */
  isChecked: boolean;
  poRef: RefObject<HTMLInputElement | null>;
  forwarderRef: RefObject<HTMLInputElement | null>;
  warehousingRef: RefObject<HTMLInputElement | null>;
}

/** How it is paid, and where goods for 香港 are handed over. */
export function PaymentStep({ preparation, draft, onDraft, isChecked, poRef, forwarderRef, warehousingRef }: PaymentStepProps) {
  const t = useMessages(orderCreateMessages);
  const methods = payMethodsOf(preparation);
  const paths = usePaths(mallPaths);
  const terms = termsWords(t, preparation);
  const problems = draftProblems(draft);
  return (
    <>
      <Card title={t('payMethod')} headingLevel={3}>
        <RadioGroup
          label={t('payMethod')}
          isLabelHidden
          look="cards"
          value={payMethodOf(preparation, draft.payMethod)}
          onChange={(method) => onDraft({ payMethod: method as PayMethod })}
          description={methods.includes('alipay') ? undefined : t('transferOnly')}
        >
          {methods.flatMap((method) =>
            method === 'terms'
              ? []
              : [
                  <RadioCard key={method} value={method} description={t(`${method}About`)}>
                    {t(method)}
                  </RadioCard>,
                ],
          )}
          {hasTerms(preparation) && (
            <RadioCard value="terms" description={terms.words} isDisabled={!terms.isUsable}>
              {t('terms')}
            </RadioCard>
          )}
        </RadioGroup>
        {hasTerms(preparation) && (
          <div className={styles.more}>
            {payMethodOf(preparation, draft.payMethod) === 'terms' && (
              <TextField
                label={`${t('poNo')}${t('optional')}`}
                description={t('poNoHint')}
                value={draft.poNo}
                onChange={(poNo) => onDraft({ poNo })}
                autoComplete="off"
                error={isChecked && problems.poNo > 0 ? t('forwarderTooLong', { most: PO_MOST, count: problems.poNo }) : undefined}
                inputRef={poRef}
              />
            )}
            <Link href={paths.creditTerms()}>{t('termsSee')}</Link>
          </div>
        )}
      </Card>
      {needsForwarder(preparation) && (
        <Card title={t('delivery')} headingLevel={3}>
          <div className={styles.fields}>
            <TextField
              label={`${t('forwarder')}${t('optional')}`}
              value={draft.forwarder}
              onChange={(forwarder) => onDraft({ forwarder })}
              autoComplete="off"
              error={isChecked && problems.forwarder > 0 ? t('forwarderTooLong', { most: FORWARDER_MOST, count: problems.forwarder }) : undefined}
              inputRef={forwarderRef}
            />
            <TextField
              label={`${t('warehousingNo')}${t('optional')}`}
              value={draft.warehousingNo}
              onChange={(warehousingNo) => onDraft({ warehousingNo })}
              isMono
              autoComplete="off"
              description={t('warehousingNoHint')}
              error={isChecked && problems.warehousingNo ? t('warehousingNoWrong') : undefined}
              inputRef={warehousingRef}
            />
          </div>
          <p className={styles.note}>{t('deliveryAbout')}</p>
        </Card>
      )}
    </>
  );
}
