import { isRefusal } from '@chippage/api/errors';
import type { Loadable } from '@chippage/api/loadable';
import type { MyDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { Card } from '@chippage/ui/Card';
import { TextField } from '@chippage/ui/TextField';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { AvatarField } from '../../../parts/avatar-field/AvatarField.tsx';
import { FormActions, FormColumn } from '../../../parts/form/FormLayout.tsx';
import { RestoredNote } from '../../../parts/form/RestoredNote.tsx';
import { useForm } from '../../../parts/form/useForm.ts';
import { Loaded } from '../../../parts/loaded/Loaded.tsx';
import { accountSettingsMessages } from './messages.ts';
import { fieldsOf, type ProfileInput, profileInputOf, profileProblems } from './profileInput.ts';

export interface ProfileSettingsProps {
  detail: Loadable<MyDetail>;
  /** @throws ApiError whose message is shown, in its field when it has one */
  onSave: (input: ProfileInput & { engineerFields: string[] }) => Promise<void>;
  /** Stores a picture and gives its address. @throws ApiError whose message is shown */
  onUpload: (file: File) => Promise<string>;
}

/** What a member says of themselves. */
export function ProfileSettings({ detail, onSave, onUpload }: ProfileSettingsProps) {
  return (
    <Card>
      <Loaded value={detail} lines={8}>
        {(data) => <ProfileForm key={data.id} detail={data} onSave={onSave} onUpload={onUpload} />}
      </Loaded>
    </Card>
  );
}

function ProfileForm({ detail, onSave, onUpload }: { detail: MyDetail } & Pick<ProfileSettingsProps, 'onSave' | 'onUpload'>) {
  const t = useMessages(accountSettingsMessages);
  const form = useForm<ProfileInput>({
    initial: profileInputOf(detail),
    draftKey: `profile:${detail.id}`,
    check: (typed) => profileProblems(t, typed),
    onSubmit: (typed) => onSave({ ...typed, engineerFields: fieldsOf(typed.engineerField) }),
    fieldOf: (error) => (isRefusal<'updateProfile'>(error, 'register.name_taken') ? 'nickName' : undefined),
    failed: t('failed'),
  });
  const { input, change } = form;
  const text = (name: Exclude<keyof ProfileInput, 'avatar'>, more: { autoComplete?: string; description?: string } = {}) => (
    <TextField {...form.field(name)} label={t(name)} {...more} />
  );
  return (
    <FormColumn onSubmit={form.submit} message={form.message} isNarrow>
      {form.isRestored && <RestoredNote onForget={form.forget} />}
      <AvatarField
        name={input.nickName || detail.nickName}
        url={input.avatar === '' ? null : input.avatar}
        onChange={(avatar) => change({ avatar })}
        onUpload={onUpload}
      />
      {text('nickName', { autoComplete: 'nickname', description: t('nickNameHint') })}
      {text('city', { autoComplete: 'address-level2' })}
      {text('company', { autoComplete: 'organization' })}
      {text('position', { autoComplete: 'organization-title' })}
      {text('engineerField', { description: t('engineerFieldHint') })}
      {form.isDone && (
        <Alert tone="ok" live="polite">
          {t('saved')}
        </Alert>
      )}
      <FormActions>
        <Button type="submit" isPending={form.isPending} pendingLabel={t('saving')}>
          {t('save')}
        </Button>
      </FormActions>
    </FormColumn>
  );
}
