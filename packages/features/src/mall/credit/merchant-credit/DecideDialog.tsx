import { creditDecisionLimits } from '@chippage/api/limits';
import type { CreditAction, CreditDecision, CreditTerms } from '@chippage/api/types';
import { Dialog } from '@chippage/ui/Dialog';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextField } from '@chippage/ui/TextField';
import type { RefObject } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { ActionAlert } from '../../../parts/action/ActionAlert.tsx';
import { useAction } from '../../../parts/action/useAction.ts';
import { AnswerForm } from '../../../parts/answer-form/AnswerForm.tsx';
import { DialogEnd } from '../../../parts/dialog-end/DialogEnd.tsx';
import { FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { creditDays, isLimit } from '../parts/creditInput.ts';
import { merchantCreditMessages } from './messages.ts';

/** What a merchant does with credit terms. */
export type MerchantDeed = Exclude<CreditAction, 'apply'>;

export interface DecideDialogProps {
  terms: CreditTerms;
  deed: MerchantDeed;
  /** Rejects with the server's refusal, whose words are shown. */
  onDecide: (decision: CreditDecision) => Promise<unknown>;
  onDone: () => void;
  onClose: () => void;
  returnFocusRef: RefObject<HTMLElement | null>;
}

/** Asks for what a decision needs: the limit and the days, or the reason. */
export function DecideDialog({ terms, deed, onDecide, onDone, onClose, returnFocusRef }: DecideDialogProps) {
  const t = useMessages(merchantCreditMessages);
  const action = useAction(t('failedAction'));
  const decide = (own: Omit<CreditDecision, 'id' | 'decision'> = {}) =>
    action.run(deed, async () => {
      await onDecide({ id: terms.id, decision: deed, ...own });
      onDone();
    });
  return (
    <Dialog title={t(`${deed}Title`)} closeLabel={t('close')} isOpen onOpenChange={(isOpen) => !isOpen && onClose()} returnFocusRef={returnFocusRef}>
      {deed === 'approve' || deed === 'change' ? (
        <GrantForm
          terms={terms}
          deed={deed}
          onGrant={async (own) => {
            await onDecide({ id: terms.id, decision: deed, ...own });
            onDone();
          }}
          onCancel={onClose}
        />
      ) : deed === 'resume' ? (
        <FormColumn
          gap="sm"
          onSubmit={(event) => {
            event.preventDefault();
            void decide();
          }}
        >
          <Note>{t('resumeText', { company: terms.company.name })}</Note>
          <ActionAlert result={action.failure} />
          <DialogEnd cancelLabel={t('cancel')} submitLabel={t('resume')} isPending={action.isPending} onCancel={onClose} />
        </FormColumn>
      ) : (
        <AnswerForm
          draftKey={`credit:${terms.id}:${deed}`}
          label={t('reason')}
          description={t('reasonHint')}
          submitLabel={t(deed)}
          requiredMessage={t('reasonMissing')}
          maxCount={creditDecisionLimits.reason.maxLength}
          tone="danger"
          isInDialog
          isPending={action.isPending}
          failure={action.failure}
          onSubmit={(reason) => decide({ reason })}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

interface GrantFormProps {
  terms: CreditTerms;
  deed: 'approve' | 'change';
  onGrant: (own: Pick<CreditDecision, 'limit' | 'days'>) => Promise<unknown>;
  onCancel: () => void;
}

function GrantForm({ terms, deed, onGrant, onCancel }: GrantFormProps) {
  const t = useMessages(merchantCreditMessages);
  const { company, askedLimit, askedDays, limit, days, used } = terms;
  const isNew = deed === 'approve';
  const form = useForm({
    initial: { limit: (isNew ? askedLimit : (limit ?? askedLimit)).replace(/\.00$/, ''), days: String((isNew ? null : days) ?? askedDays) },
    check: (input) => (isLimit(input.limit) ? {} : { limit: t('limitMissing') }),
    onSubmit: async (input) => void (await onGrant({ limit: input.limit.trim(), days: creditDays.find((each) => String(each) === input.days) ?? 30 })),
    failed: t('failedAction'),
  });
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <Note>
        {isNew
          ? t('approveText', { company: company.name, limit: moneyText(askedLimit, 'CNY'), days: askedDays })
          : t('changeText', { used: moneyText(used, 'CNY') })}
      </Note>
      <TextField {...form.field('limit')} label={t('limit')} inputMode="decimal" isMono autoComplete="off" autoFocus />
      <RadioGroup label={t('days')} orientation="horizontal" value={form.input.days} onChange={(value) => form.change({ days: value })}>
        {creditDays.map((each) => (
          <Radio key={each} value={String(each)}>
            {t('daysValue', { days: each })}
          </Radio>
        ))}
      </RadioGroup>
      <DialogEnd cancelLabel={t('cancel')} submitLabel={t(deed)} pendingLabel={t('sending')} isPending={form.isPending} onCancel={onCancel} />
    </FormColumn>
  );
}
