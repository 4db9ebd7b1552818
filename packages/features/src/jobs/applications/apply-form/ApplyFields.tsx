import { applicationFormLimits, resumeFileLimits } from '@chippage/api/limits';
import type { ApplicationForm, JobDetail } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { TextArea } from '@chippage/ui/TextArea';
import { TextField } from '@chippage/ui/TextField';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { jobsPaths } from '../../../i18n/paths/jobsPaths.ts';
import { ErrorSummary } from '../../../parts/form/ErrorSummary.tsx';
import { FieldPair, FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { UploadFiles } from '../../../parts/upload-files/UploadFiles.tsx';
import { useProofForm } from '../../../parts/upload-files/useProofForm.ts';
import type { OnUpload } from '../../../parts/upload-files/useUploads.ts';
import { applyFormMessages } from './messages.ts';

export interface ApplyFieldsProps {
  job: JobDetail;
  /** The number with which the member logs in, with stars in it; null: there is none. */
  mobile: string | null;
  onUpload: OnUpload;
  /** @throws ApiError whose words are shown, in their fields when they belong to one */
  onApply: (application: Omit<ApplicationForm, 'jobId'>) => Promise<void>;
}

interface Typed {
  name: string;
  phone: string;
  message: string;
}

const endings = ['.pdf', '.doc', '.docx'];
const isPhone = (text: string) => /^[+0-9][0-9 ()-]{4,23}$/.test(text.normalize('NFKC').trim());

/** Who applies, how to reach them, and the CV. */
export function ApplyFields({ job, mobile, onUpload, onApply }: ApplyFieldsProps) {
  const t = useMessages(applyFormMessages);
  const paths = usePaths(jobsPaths);
  const form = useProofForm<Typed>({
    draftKey: `apply:${job.id}`,
    initial: { name: '', phone: '', message: '' },
    most: 1,
    refuses: ({ name, size }) => {
      if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return t('wrongType');
      return size > resumeFileLimits.bytes ? t('tooLarge') : null;
    },
    check: ({ name, phone }) => ({
      name: name.trim() === '' || name.trim().length > applicationFormLimits.name.maxLength ? t('nameWrong') : undefined,
      phone: phone.trim() === '' ? (mobile === null ? t('phoneMissing') : undefined) : isPhone(phone) ? undefined : t('phoneWrong'),
    }),
    onUpload,
    withoutFiles: () => t('fileRequired'),
    onSubmit: async ({ name, phone, message }, [fileId = 0]) => {
      const called = phone.normalize('NFKC').trim();
      await onApply({ name: name.trim(), ...(called !== '' && { phone: called }), message: message.trim(), fileId });
    },
    failed: t('failed'),
  });
  return (
    <FormColumn onSubmit={form.submit} message={form.message}>
      <ErrorSummary problems={form.problems} />
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <FieldPair>
        <TextField {...form.field('name')} label={t('name')} isRequired autoComplete="name" />
        <TextField
          {...form.field('phone')}
          label={t('phone')}
          description={mobile === null ? t('phoneHint') : t('phoneOwn', { mobile })}
          isRequired={mobile === null}
          type="tel"
          autoComplete="tel"
        />
      </FieldPair>
      <TextArea {...form.area('message')} label={t('message')} rows={4} maxCount={applicationFormLimits.message.maxLength} />
      <UploadFiles title={t('file')} accepted={{ types: endings, hint: t('fileHint') }} {...form.proof} />
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('pending')}>
          {t('submit')}
        </Button>
        <LinkButton variant="plain" href={paths.job(job.id)}>
          {t('back')}
        </LinkButton>
      </FormActions>
    </FormColumn>
  );
}
