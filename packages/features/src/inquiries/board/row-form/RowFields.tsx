import type { BoardForm, BoardPhoto } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import { lazyPart } from '@chippage/ui/late';
import { Select } from '@chippage/ui/Select';
import { Skeleton } from '@chippage/ui/Skeleton';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { type FormEvent, Suspense, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FieldPair, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import type { OnUpload } from '../../../parts/upload-files/useUploads.ts';
import { boardTermsMessages, boardGradesMessages } from '../../parts/terms/messages.ts';
import { rowFormMessages } from './messages.ts';
import { formOf, rowChoices, type RowInput, rowProblems } from './rowInput.ts';
import { useRowPhotos } from './useRowPhotos.ts';

export interface RowFieldsProps {
  /** What is written: 1 wanted, 0 offered. */
  type: 0 | 1;
  begun: RowInput;
  /** Photographs that it has. */
  known?: readonly BoardPhoto[];
  draftKey: string;
  isOld?: boolean;
  /** What is wrong with a date code, in Chinese; null: nothing. */
  doubtOf: (dateCode: string) => string | null;
  /** Sends a photograph of what is offered. */
  onUpload: OnUpload;
  /** @throws ApiError whose words are shown */
  onSubmit: (form: BoardForm) => Promise<void>;
}

// A demand has none.
const RowPhotos = lazyPart(async () => (await import('./RowPhotos.tsx')).RowPhotos);

const none: readonly BoardPhoto[] = [];

/** The fields of a row of the board. */
export function RowFields({ type, begun, known = none, draftKey, isOld = false, doubtOf, onUpload, onSubmit }: RowFieldsProps) {
  const t = useMessages(rowFormMessages);
  const terms = useMessages(boardTermsMessages);
  const grades = useMessages(boardGradesMessages);
  const isDemand = type === 1;
  const photos = useRowPhotos(draftKey, known, onUpload);
  const [isPhotoTried, setPhotoTried] = useState(false);
  const form = useForm<RowInput>({
    draftKey,
    initial: begun,
    check: (input) => rowProblems(input, t),
    onSubmit: async (input) => {
      await onSubmit({ ...formOf(type, input), ...(!isDemand && { photoIds: photos.ids }) });
      photos.files.forget();
    },
    failed: t('failed'),
  });
  const { input, change, errors } = form;
  const doubt = input.dateCode.trim() === '' ? null : doubtOf(input.dateCode);
  const submit = (event: FormEvent) => {
    if (isDemand || !photos.files.isIncomplete || form.isPending) return form.submit(event);
    event.preventDefault();
    setPhotoTried(true);
    if (!form.review()) photos.chooseRef.current?.focus();
  };
  const select = (
    field: 'currency' | 'taxMode' | 'supplyKind' | 'packing' | 'place' | 'invoiceNeed' | 'days' | 'grade',
    label: string,
    nameOf: (id: string) => string,
  ) => {
    const isOpen = field !== 'currency' && field !== 'days';
    const none = { id: 'none-said', label: isDemand ? t('any') : t('notSaid') };
    return (
      <Select
        label={label}
        name={field}
        placeholder={none.label}
        options={[...(isOpen ? [none] : []), ...rowChoices[field].map((id) => ({ id, label: nameOf(id) }))]}
        value={input[field] === '' ? none.id : input[field]}
        onChange={(id) => change({ [field]: id === none.id ? '' : id })}
        {...(errors[field] !== undefined && { error: errors[field] })}
        {...(field === 'grade' && input.grade !== '' && { description: grades(`${input.grade as 'a1'}Meaning`) })}
      />
    );
  };
  return (
    <FormColumn onSubmit={submit} message={form.message}>
      {(form.isRestored || photos.files.isRestored) && (
        <RestoredNote
          onForget={() => {
            form.forget();
            photos.files.forget();
          }}
        />
      )}
      <TextField {...form.field('model')} label={t('model')} isRequired isMono autoComplete="off" description={t('modelHint')} />
      <FieldPair>
        <TextField {...form.field('brandName')} label={t('brandName')} description={t('brandHint')} />
        <TextField {...form.field('packageCase')} label={t('packageCase')} />
      </FieldPair>
      <FieldPair>
        <TextField {...form.field('quantity')} label={t('quantity')} isMono description={t(isDemand ? 'quantityHint' : 'quantitySupplyHint')} />
        {select('grade', t('grade'), (id) => grades(id as 'a1'))}
      </FieldPair>
      <FieldPair>
        <TextField
          {...form.field('price')}
          label={t(isDemand ? 'price' : 'supplyPrice')}
          inputMode="decimal"
          isMono
          description={t(isDemand ? 'priceHint' : 'supplyPriceHint')}
        />
        {select('currency', t('currency'), (id) => terms(id as 'CNY'))}
      </FieldPair>
      <FieldPair>
        {select('taxMode', t('taxMode'), (id) => terms(id as 'tax13'))}
        {select('place', t('place'), (id) => terms(id as 'SZ'))}
      </FieldPair>
      <FieldPair>
        <TextField {...form.field('dateCode')} label={t('dateCode')} isMono description={t('dateCodeHint')} />
        {select('packing', t('packing'), (id) => t(id as 'reel'))}
      </FieldPair>
      {doubt !== null && (
        <Alert tone="warn" live="polite">
          {doubt}
        </Alert>
      )}
      <FieldPair>
        {select('supplyKind', t('supplyKind'), (id) => terms(id as 'spot'))}
        <TextField {...form.field('leadTimeDays')} label={t('leadTimeDays')} inputMode="numeric" isMono description={t('leadTimeHint')} />
      </FieldPair>
      <FieldPair>
        {isDemand && select('invoiceNeed', t('invoiceNeed'), (id) => terms(id as 'normal'))}
        {select('days', t('days'), (id) => t('daysOption', { count: id }))}
      </FieldPair>
      {isDemand && (
        <>
          <CheckboxField isSelected={input.takesAlternative} onChange={(takesAlternative) => change({ takesAlternative })}>
            {t('takesAlternative')}
          </CheckboxField>
          <CheckboxField
            isSelected={input.isAnonymous}
            onChange={(isAnonymous) => change({ isAnonymous })}
            description={t('anonymousHelp')}
            error={errors.isAnonymous}
          >
            {t('isAnonymous')}
          </CheckboxField>
        </>
      )}
      <TextArea {...form.area('remark')} label={t('remark')} rows={3} maxCount={500} description={t('remarkHint')} />
      {!isDemand && (
        <Suspense fallback={<Skeleton shape="block" height="16rem" />}>
          <RowPhotos photos={photos} isTried={isPhotoTried} />
        </Suspense>
      )}
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('saving')}>
          {t(isOld ? 'save' : isDemand ? 'submitDemand' : 'submitSupply')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
