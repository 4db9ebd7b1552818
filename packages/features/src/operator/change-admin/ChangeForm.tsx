import { changeNoticeFormLimits } from '@chippage/api/limits';
import { Button } from '@chippage/ui/Button';
import { NativeSelect } from '@chippage/ui/NativeSelect';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FieldPair, FormActions, FormColumn } from '../../parts/form/FormLayout.tsx';
import { type Problems, useForm } from '../../parts/form/useForm.ts';
import { type ChangeInput, emptyChange, mpnsIn } from './changeForm.ts';
import { changeAdminMessages } from './messages.ts';

/** Props of `ChangeForm`. */
export interface ChangeFormProps {
  /** @throws ApiError whose words are shown */
  onFile: (input: ChangeInput) => Promise<void>;
}

const kinds = ['pcn', 'eol', 'other'] as const;
const dates = ['publishedOn', 'lastOrderOn', 'lastShipOn'] as const;
const MOST = changeNoticeFormLimits.mpns.maxItems;
const LONGEST = changeNoticeFormLimits.mpns.items.maxLength;

/** Files a maker's notice, as the maker's document has it. */
export function ChangeForm({ onFile }: ChangeFormProps) {
  const t = useMessages(changeAdminMessages);
  const form = useForm<ChangeInput>({
    initial: emptyChange,
    draftKey: 'changeNotice',
    check: (input) => problemsOf(input, t),
    onSubmit: async (input) => {
      await onFile(input);
      form.forget();
      form.change(emptyChange);
    },
    failed: t('fileFailed'),
  });
  const { input, errors, change } = form;
  return (
    <FormColumn onSubmit={form.submit} message={form.message} isNarrow>
      <NativeSelect
        label={t('kind')}
        value={input.kind}
        onChange={(id) => change({ kind: kinds.find((kind) => kind === id) ?? 'pcn' })}
        options={kinds.map((id) => ({ id, label: t(id) }))}
      />
      <FieldPair>
        <TextField {...form.field('brand')} label={t('brand')} description={t('brandHint')} maxLength={80} />
        <TextField {...form.field('number')} label={t('number')} description={t('numberHint')} maxLength={60} />
      </FieldPair>
      <TextField {...form.field('title')} label={t('heading')} maxLength={160} />
      <TextArea
        label={t('mpns')}
        description={t('mpnsHint')}
        value={input.mpns}
        onChange={(mpns) => change({ mpns })}
        {...(errors.mpns !== undefined && { error: errors.mpns })}
        rows={5}
        isMono
      />
      {dates.map((name) => (
        <TextField key={name} {...form.field(name)} label={t(name)} type="date" />
      ))}
      <TextField {...form.field('documentUrl')} label={t('documentUrl')} description={t('documentHint')} inputMode="url" maxLength={500} />
      <TextArea label={t('summary')} description={t('summaryHint')} value={input.summary} onChange={(summary) => change({ summary })} maxCount={2000} />
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('filing')}>
          {t('file')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}

function problemsOf(input: ChangeInput, t: ReturnType<typeof useMessages<(typeof changeAdminMessages)['texts']>>): Problems<ChangeInput> {
  const mpns = mpnsIn(input.mpns);
  const long = mpns.find(({ length }) => length > LONGEST);
  const url = input.documentUrl.trim();
  return {
    ...(input.brand.trim() === '' && { brand: t('noBrand') }),
    ...(input.title.trim() === '' && { title: t('noHeading') }),
    ...(mpns.length === 0 && { mpns: t('noMpns') }),
    ...(mpns.length > MOST && { mpns: t('tooManyMpns') }),
    ...(long !== undefined && { mpns: t('longMpn', { mpn: `${long.slice(0, 20)}…` }) }),
    ...(input.publishedOn === '' && { publishedOn: t('noDate') }),
    ...(url !== '' && !/^https:\/\/\S+$/.test(url) && { documentUrl: t('badUrl') }),
  };
}
