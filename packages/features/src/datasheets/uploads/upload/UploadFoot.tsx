import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { CheckboxField } from '@chippage/ui/CheckboxField';
import type { Ref } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { uploadMessages } from './messages.ts';
import * as styles from './Upload.css.ts';

export interface UploadFootProps {
  /** How many were handed in. */
  taken: number;
  onSeeMine: () => void;
  hasRight: boolean;
  onRightChange: (hasRight: boolean) => void;
  /** It was to be handed in without the right to share. */
  isRightMissing: boolean;
  rightRef: Ref<HTMLInputElement>;
  readyCount: number;
  isSubmitting: boolean;
}

/** What the form ends with: what was taken already, the right to share, and handing in. */
export function UploadFoot({ taken, onSeeMine, hasRight, onRightChange, isRightMissing, rightRef, readyCount, isSubmitting }: UploadFootProps) {
  const t = useMessages(uploadMessages);
  return (
    <>
      {taken > 0 && (
        <Alert
          tone="ok"
          live="polite"
          action={
            <Button size="sm" variant="outline" onPress={onSeeMine}>
              {t('seeMine')}
            </Button>
          }
        >
          {t('submittedAll', { count: taken })}
        </Alert>
      )}
      <div className={styles.foot}>
        <p className={styles.note}>{t('takedown')}</p>
        <CheckboxField
          name="hasRight"
          isSelected={hasRight}
          onChange={onRightChange}
          error={isRightMissing ? t('rightRequired') : undefined}
          inputRef={rightRef}
        >
          {t('right')}
        </CheckboxField>
        <Button type="submit" isPending={isSubmitting} pendingLabel={t('submitting')}>
          {readyCount > 1 ? t('submitCount', { count: readyCount }) : t('submit')}
        </Button>
      </div>
    </>
  );
}
