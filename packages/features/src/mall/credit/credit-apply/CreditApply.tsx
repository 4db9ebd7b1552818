import type { Loadable } from '@chippage/api/loadable';
import { creditApplicationLimits } from '@chippage/api/limits';
import type { CreditApplication, CreditStanding } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Radio, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { enterprisePaths } from '../../../i18n/paths/enterprisePaths.ts';
import { mallPaths } from '../../../i18n/paths/mallPaths.ts';
import { FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { moneyText } from '../../../parts/money/moneyText.ts';
import { Note, PageColumn } from '../../../parts/page-column/PageColumn.tsx';
import { PageHead } from '../../../parts/page-column/PageHead.tsx';
import { minuteOf } from '../../parts/orderTime.ts';
import { CreditFacts } from '../parts/CreditFacts.tsx';
import { creditDays, isLimit } from '../parts/creditInput.ts';
import { creditApplyMessages } from './messages.ts';

export interface CreditApplyProps {
  standing: Loadable<CreditStanding>;
  /** Rejects with the server's refusal, whose words are shown. */
  onApply: (application: CreditApplication) => Promise<unknown>;
}

/** Where a company asks a merchant for credit terms, or reads how it stands with it. */
export function CreditApply({ standing, onApply }: CreditApplyProps) {
  const t = useMessages(creditApplyMessages);
  return (
    <PageColumn>
      <PageHead title={t('title')} />
      <Loaded value={standing} failedTitle={t('failed')} bones={['1.5rem', '280px']}>
        {(data) => <Standing standing={data} onApply={onApply} />}
      </Loaded>
    </PageColumn>
  );
}

function Standing({ standing, onApply }: { standing: CreditStanding } & Pick<CreditApplyProps, 'onApply'>) {
  const t = useMessages(creditApplyMessages);
  const paths = usePaths(mallPaths);
  const enterprise = usePaths(enterprisePaths);
  const { merchant, company, terms, mayApply, whyNot } = standing;
  const toList = (
    <LinkButton variant="outline" href={paths.creditTerms()}>
      {t('toList')}
    </LinkButton>
  );
  if (mayApply) {
    return (
      <>
        <Note>{t('with', { merchant: merchant.name, company: company?.name ?? '' })}</Note>
        <ApplyForm merchantId={merchant.id} onApply={onApply} />
      </>
    );
  }
  if (whyNot !== null)
    return (
      <Alert
        tone="info"
        title={t('cannot')}
        action={
          company === null ? (
            <LinkButton variant="outline" href={enterprise.companyManage()}>
              {t('verify')}
            </LinkButton>
          ) : (
            toList
          )
        }
      >
        {whyNot}
      </Alert>
    );
  if (terms?.state === 'applied')
    return (
      <Alert tone="ok" live="polite" title={t('waiting')} action={toList}>
        {t('waitingHint', { time: minuteOf(terms.applyTime), limit: moneyText(terms.askedLimit, 'CNY'), days: terms.askedDays })}
      </Alert>
    );
  return (
    <Card title={t('inForce')} action={toList}>
      {terms && <CreditFacts terms={terms} />}
    </Card>
  );
}

function ApplyForm({ merchantId, onApply }: { merchantId: number } & Pick<CreditApplyProps, 'onApply'>) {
  const t = useMessages(creditApplyMessages);
  const form = useForm({
    initial: { limit: '', days: '30', note: '' },
    draftKey: `credit:${merchantId}`,
    check: ({ limit }) => (isLimit(limit) ? {} : { limit: t('limitMissing') }),
    onSubmit: async ({ limit, days, note }) => {
      await onApply({ merchantId, limit: limit.trim(), days: creditDays.find((each) => String(each) === days) ?? 30, note: note.trim() });
    },
    failed: t('failedAction'),
  });
  return (
    <Card>
      <FormColumn onSubmit={form.submit} message={form.message} isNarrow>
        <TextField {...form.field('limit')} label={t('limit')} description={t('limitHint')} inputMode="decimal" isMono isRequired autoComplete="off" />
        <RadioGroup label={t('days')} description={t('daysHint')} orientation="horizontal" value={form.input.days} onChange={(days) => form.change({ days })}>
          {creditDays.map((days) => (
            <Radio key={days} value={String(days)}>
              {t('daysValue', { days })}
            </Radio>
          ))}
        </RadioGroup>
        <TextArea
          {...form.area('note')}
          label={`${t('note')}${t('optional')}`}
          description={t('noteHint')}
          rows={3}
          maxCount={creditApplicationLimits.note.maxLength}
        />
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
            {t('submit')}
          </Button>
        </FormActions>
      </FormColumn>
    </Card>
  );
}
