import type { InvoiceTitle, InvoiceTitleForm } from '@chippage/api/types';
import { Radio, RadioChip, RadioGroup } from '@chippage/ui/RadioGroup';
import { TextField } from '@chippage/ui/TextField';
import { FieldPair } from '../../../parts/form/FormLayout.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { paperFormMessages } from '../paper-form/messages.ts';
import { PaperForm, type PaperFormProps } from '../paper-form/PaperForm.tsx';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { invoiceTitleFormMessages } from './messages.ts';
import { readAccount, readTaxNo, taxNoProblem, titleFormOf, type TitleInput, titleInputOf, titleProblems } from './titleInput.ts';

const types = ['company', 'institution', 'person'] as const;

/** Whom an invoice is for. It asks for what the kind of invoice needs, and judges the tax number as soon as it is left. */
export function TitleForm({ onSave, ...frame }: PaperFormProps<InvoiceTitle, InvoiceTitleForm>) {
  const t = useMessages(invoiceTitleFormMessages);
  const failed = useMessages(paperFormMessages)('failed');
  const form = useForm<TitleInput>({
    initial: titleInputOf(frame.paper),
    draftKey: `title:${frame.paper?.id ?? 'new'}`,
    check: (typed) => titleProblems(t, typed),
    onSubmit: (typed) => onSave(titleFormOf(typed)),
    failed,
  });
  const { input, change, errors } = form;
  const isSpecial = input.kind === 81;
  const isPerson = input.titleType === 'person';
  const detail = (name: 'address' | 'tel' | 'bankName' | 'bankAccount', read = (text: string) => text) => (
    <TextField {...form.field(name, read)} label={t(isSpecial ? name : `${name}Optional`)} type={name === 'tel' ? 'tel' : 'text'} autoComplete="off" />
  );
  return (
    <PaperForm {...frame} form={form} words={{ save: t('save'), makeDefault: t('makeDefault'), firstIsDefault: t('firstIsDefault') }}>
      <RadioGroup
        label={t('kind')}
        value={String(input.kind)}
        onChange={(kind) => change(kind === '81' ? { kind: 81, ...(isPerson && { titleType: 'company' }) } : { kind: 82 })}
      >
        <Radio value="82" description={t('kind82Hint')}>
          {t('kind82')}
        </Radio>
        <Radio value="81" description={t('kind81Hint')}>
          {t('kind81')}
        </Radio>
      </RadioGroup>
      <RadioGroup
        label={t('titleType')}
        look="chips"
        value={input.titleType}
        onChange={(value) => change({ titleType: types.find((type) => type === value) ?? 'company' })}
        description={isSpecial ? t('personSpecial') : undefined}
        error={errors.titleType}
      >
        {types.map((type) => (
          <RadioChip key={type} value={type} isDisabled={isSpecial && type === 'person'}>
            {t(type)}
          </RadioChip>
        ))}
      </RadioGroup>
      <TextField
        {...form.field('buyerName')}
        label={t(isPerson ? 'personName' : 'buyerName')}
        autoComplete={isPerson ? 'name' : 'organization'}
        description={isPerson ? undefined : t('buyerNameHint')}
      />
      {!isPerson && (
        <>
          <TextField
            {...form.field('taxNo', readTaxNo)}
            label={t(input.titleType === 'institution' && !isSpecial ? 'taxNoOptional' : 'taxNo')}
            autoComplete="off"
            spellCheck="false"
            isMono
            // A number is judged when it is whole, not while it is typed.
            onBlur={() => {
              const problem = input.taxNo === '' ? undefined : taxNoProblem(t, input);
              if (problem !== undefined) form.note({ taxNo: problem });
            }}
            description={t('taxNoHint')}
          />
          {detail('address')}
          <FieldPair>
            {detail('tel')}
            {detail('bankName')}
          </FieldPair>
          {detail('bankAccount', readAccount)}
        </>
      )}
      <TextField {...form.field('email')} label={t('email')} type="email" autoComplete="email" />
    </PaperForm>
  );
}
