import { reasonOf } from '@chippage/api/errors';
import type { EnterpriseForm, LicenceFile } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { CheckboxField, CheckboxGroup } from '@chippage/ui/CheckboxField';
import { Select } from '@chippage/ui/Select';
import { TextField } from '@chippage/ui/TextField';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { readCreditCode } from '../../../parts/form/creditCode.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldPair, FieldStack, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import { useProofForm } from '../../../parts/upload-files/useProofForm.ts';
import type { OnUpload } from '../../../parts/upload-files/useUploads.ts';
import { type CompanyInput, companyProblems, companyScales, companyWireOf, creditCodeProblem, tradeRoles } from './companyInput.ts';
import * as styles from './CompanyPage.css.ts';
import { companyPageMessages } from './messages.ts';

const fieldByReason = { 'enterprise.credit_code': 'creditCode', 'enterprise.name_taken': 'name' } as const;

export interface CompanyFormProps {
  initial: CompanyInput;
  /** The licence that was handed in before. */
  licence: LicenceFile | null;
  /** Of a verified company: its code stays, and it says 变更. */
  isChange: boolean;
  onUpload: OnUpload;
  /** Whether another verified company is called so. */
  onCheckName: (name: string) => Promise<boolean>;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onApply: (form: EnterpriseForm) => Promise<void>;
  /** Absent: there is nothing to go back to. */
  onCancel?: () => void;
}

/** A company as it is handed in: the licence, what it trades, whom to ask. */
export function CompanyForm({ initial, licence, isChange, onUpload, onCheckName, onApply, onCancel }: CompanyFormProps) {
  const t = useMessages(companyPageMessages);
  /** What was found wrong when a field was left, for as long as it is the same. */
  const [left, setLeft] = useState({ takenName: '', creditCode: '' });
  const form = useProofForm<CompanyInput>({
    draftKey: isChange ? 'enterprise:change' : 'enterprise',
    most: 1,
    areFilesFirst: true,
    initial,
    check: (input) => {
      const problems = companyProblems(t, input);
      return { ...problems, name: problems.name ?? (input.name.trim() === left.takenName && left.takenName !== '' ? t('nameTaken') : undefined) };
    },
    onUpload,
    withoutFiles: () => (licence === null ? t('licenceRequired') : null),
    fieldOf: (error) => {
      const reason = reasonOf<'applyEnterprise'>(error);
      return reason === 'enterprise.credit_code' || reason === 'enterprise.name_taken' ? fieldByReason[reason] : undefined;
    },
    onSubmit: (input, fileIds) => onApply(companyWireOf(input, fileIds[0])),
    failed: t('failed'),
  });
  const { input, change, field } = form;
  const name = field('name');
  const code = field('creditCode', readCreditCode);
  const checkName = async () => {
    const asked = input.name.trim();
    // What cannot be asked now is found out when it is sent.
    if (asked.length >= 2 && (await onCheckName(asked).catch(() => false))) setLeft((was) => ({ ...was, takenName: asked }));
  };
  const isNameTaken = left.takenName !== '' && input.name.trim() === left.takenName;
  const codeLeft = left.creditCode === input.creditCode ? creditCodeProblem(t, input.creditCode) : undefined;
  return (
    <FormColumn message={form.message} onSubmit={form.submit}>
      <ErrorSummary problems={form.problems} />
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <Card title={t('licenceCard')}>
        <FieldStack>
          <UploadFiles title={t('licenceDrop')} {...form.proof} />
          {licence !== null && form.proof.files.uploads.length === 0 && <Note>{t('licenceKept', { name: licence.name })}</Note>}
          <Note>{t('licenceNote')}</Note>
          <TextField
            {...name}
            label={t('name')}
            description={t('nameHint')}
            autoComplete="organization"
            error={name.error ?? (isNameTaken ? t('nameTaken') : undefined)}
            onBlur={() => void checkName()}
          />
          <TextField
            {...code}
            label={t('creditCode')}
            description={t(isChange ? 'creditCodeFixed' : 'creditCodeHint')}
            autoComplete="off"
            spellCheck="false"
            isMono
            isReadOnly={isChange}
            error={code.error ?? codeLeft}
            onBlur={() => setLeft((was) => ({ ...was, creditCode: input.creditCode }))}
          />
          <FieldPair>
            <TextField {...field('legalPerson')} label={t('legalPerson')} autoComplete="off" />
            <TextField {...field('licenceExpiry')} label={t('licenceExpiry')} description={t('licenceExpiryHint')} type="date" />
          </FieldPair>
          <TextField {...field('regAddress')} label={t('regAddress')} autoComplete="off" />
        </FieldStack>
      </Card>
      <Card title={t('tradeCard')}>
        <FieldStack>
          <Note>{t('tradeNote')}</Note>
          <CheckboxGroup
            label={t('roles')}
            description={t('rolesHint')}
            error={form.errors.roles}
            orientation="horizontal"
            value={input.roles}
            onChange={(chosen) => change({ roles: tradeRoles.filter((role) => chosen.includes(role)) })}
          >
            {tradeRoles.map((role, at) => (
              <CheckboxField key={role} value={role} inputRef={at === 0 ? form.refOf('roles') : undefined}>
                {t(`role_of_${role}`)}
              </CheckboxField>
            ))}
          </CheckboxGroup>
          <FieldPair>
            <TextField {...field('place')} label={t('place')} description={t('placeHint')} autoComplete="address-level2" />
            <TextField {...field('industry')} label={t('industry')} description={t('industryHint')} autoComplete="off" />
          </FieldPair>
          <FieldPair>
            <Select
              label={t('scale')}
              placeholder={t('scaleNone')}
              options={[{ id: 'none', label: t('scaleNone') }, ...companyScales.map((scale) => ({ id: scale, label: t(`scale_${scale}`) }))]}
              value={input.scale === '' ? null : input.scale}
              onChange={(chosen) => change({ scale: companyScales.find((scale) => scale === chosen) ?? '' })}
            />
            <TextField {...field('nameEn')} label={t('nameEn')} autoComplete="off" />
          </FieldPair>
          <TextField {...field('officeAddress')} label={t('officeAddress')} description={t('officeAddressHint')} autoComplete="street-address" />
          <TextField {...field('website')} label={t('website')} type="url" autoComplete="url" />
          <FieldPair>
            <TextField {...field('phone')} label={t('phone')} type="tel" autoComplete="off" />
            <TextField {...field('email')} label={t('email')} type="email" autoComplete="off" />
          </FieldPair>
        </FieldStack>
      </Card>
      <Card title={t('contactCard')}>
        <FieldStack>
          <Note>{t('contactNote')}</Note>
          <FieldPair>
            <TextField {...field('contactName')} label={t('contactName')} autoComplete="name" />
            <TextField {...field('contactPhone')} label={t('contactPhone')} type="tel" autoComplete="tel" />
          </FieldPair>
        </FieldStack>
      </Card>
      <div className={styles.foot}>
        <FormActions>
          <Button type="submit" isPending={form.isPending} pendingLabel={t('submitting')}>
            {t(isChange ? 'submitChange' : 'submit')}
          </Button>
          {onCancel && (
            <Button variant="outline" onPress={onCancel}>
              {t('cancel')}
            </Button>
          )}
        </FormActions>
      </div>
    </FormColumn>
  );
}
