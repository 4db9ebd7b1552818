import { ApiError } from '@chippage/api/errors';
import { Alert } from '@chippage/ui/Alert';
import { Avatar } from '@chippage/ui/Avatar';
import { Button } from '@chippage/ui/Button';
import { FileButton } from '@chippage/ui/FileButton';
import { useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from '../../../form/form.css.ts';
import { accountSettingsMessages } from './messages.ts';

const KINDS = ['image/png', 'image/jpeg', 'image/webp', 'image/avif'];
const MAX_BYTES = 5 * 1024 * 1024;

export interface AvatarFieldProps {
  name: string;
  url: string | null;
  /** Hears the new address, or an empty text when the picture goes. */
  onChange: (url: string) => void;
  /** Stores a picture and gives its address. @throws ApiError whose message is shown */
  onUpload: (file: File) => Promise<string>;
}

/** The member's picture: chosen, stored, looked at, and only then saved with the rest. */
export function AvatarField({ name, url, onChange, onUpload }: AvatarFieldProps) {
  const t = useMessages(accountSettingsMessages);
  const [isPending, setPending] = useState(false);
  const [result, setResult] = useState<{ tone: 'ok' | 'danger'; text: string } | null>(null);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    if (!KINDS.includes(file.type)) return setResult({ tone: 'danger', text: t('avatarKind') });
    if (file.size > MAX_BYTES) return setResult({ tone: 'danger', text: t('avatarSize') });
    setPending(true);
    setResult(null);
    try {
      onChange(await onUpload(file));
      setResult({ tone: 'ok', text: t('avatarReady') });
    } catch (error) {
      setResult({ tone: 'danger', text: error instanceof ApiError ? error.message : t('avatarFailed') });
    } finally {
      setPending(false);
    }
  };
  return (
    <div role="group" aria-label={t('avatar')} className={styles.form}>
      <div className={styles.row}>
        <Avatar size="lg" name={name} src={url} />
        <FileButton size="sm" acceptedTypes={KINDS} isPending={isPending} pendingLabel={t('avatarUploading')} onSelect={([file]) => void upload(file)}>
          {t('avatarChoose')}
        </FileButton>
        {url !== null && (
          <Button
            size="sm"
            variant="plain"
            onPress={() => {
              onChange('');
              setResult(null);
            }}
          >
            {t('avatarRemove')}
          </Button>
        )}
      </div>
      <p className={styles.note}>{t('avatarHint')}</p>
      {result && (
        <Alert tone={result.tone} live={result.tone === 'ok' ? 'polite' : 'assertive'}>
          {result.text}
        </Alert>
      )}
    </div>
  );
}
