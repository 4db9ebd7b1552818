import { pictureFileLimits } from '@chippage/api/limits';
import { Avatar } from '@chippage/ui/Avatar';
import { Button } from '@chippage/ui/Button';
import { FileButton } from '@chippage/ui/FileButton';
import { useState } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FieldStack, FormActions } from '../form/FormLayout.tsx';
import { Note } from '../page-column/PageColumn.tsx';
import { ActionAlert } from '../action/ActionAlert.tsx';
import { useAction } from '../action/useAction.ts';
import { avatarFieldMessages } from './messages.ts';

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
const MAX_BYTES = pictureFileLimits.bytes;

/** Props of `AvatarField`. */
export interface AvatarFieldProps {
  name: string;
  url: string | null;
  /** Hears the new address, or an empty text when the picture goes. */
  onChange: (url: string) => void;
  /** Stores a picture and gives its address. @throws ApiError whose message is shown */
  onUpload: (file: File) => Promise<string>;
}

/** The picture of a member or an author: chosen, stored, looked at, and only then saved with the rest. */
export function AvatarField({ name, url, onChange, onUpload }: AvatarFieldProps) {
  const t = useMessages(avatarFieldMessages);
  const [problem, setProblem] = useState<string | null>(null);
  const action = useAction(t('failed'));
  const upload = async (file: File | undefined) => {
    if (!file) return;
    if (!KINDS.includes(file.type)) return setProblem(t('kind'));
    if (file.size > MAX_BYTES) return setProblem(t('size'));
    setProblem(null);
    await action.run('upload', async () => onChange(await onUpload(file)), t('ready'));
  };
  return (
    <div role="group" aria-label={t('label')}>
      <FieldStack>
        <FormActions>
          <Avatar size="lg" name={name} src={url} />
          <FileButton size="sm" acceptedTypes={KINDS} isPending={action.isPending} pendingLabel={t('uploading')} onSelect={([file]) => void upload(file)}>
            {t('choose')}
          </FileButton>
          {url !== null && (
            <Button
              size="sm"
              variant="plain"
              onPress={() => {
                onChange('');
                setProblem(null);
                action.clear();
              }}
            >
              {t('remove')}
            </Button>
          )}
        </FormActions>
        <Note>{t('hint')}</Note>
        <ActionAlert result={problem === null ? action.result : { tone: 'danger', text: problem }} />
      </FieldStack>
    </div>
  );
}
