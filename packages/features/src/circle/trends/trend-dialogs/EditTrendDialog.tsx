import { ApiError } from '@chippage/api/errors';
import { trendChangeLimits } from '@chippage/api/limits';
import type { Trend } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Dialog } from '@chippage/ui/Dialog';
import { TextArea } from '@chippage/ui/TextArea';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { FormMessage } from '../../../parts/form/FormLayout.tsx';
import { trendDialogsMessages } from './messages.ts';
import * as styles from './TrendDialogs.css.ts';

export interface EditTrendDialogProps {
  trend: Trend;
  /** @throws ApiError whose message is shown; what was typed stays */
  onChange: (content: string) => Promise<void>;
  onEnd: () => void;
}

/** Changes the words of a post. */
export function EditTrendDialog({ trend, onChange, onEnd }: EditTrendDialogProps) {
  const t = useMessages(trendDialogsMessages);
  const [content, setContent] = useState(trend.content);
  const [error, setError] = useState<string>();
  const [message, setMessage] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    if (content.trim() === '') return setError(t('empty'));
    setPending(true);
    setMessage(null);
    try {
      await onChange(content.trim());
      onEnd();
    } catch (cause) {
      setMessage(cause instanceof ApiError ? cause.message : t('notSaved'));
      setPending(false);
    }
  };
  return (
    <Dialog title={t('editTitle')} closeLabel={t('close')} isOpen onOpenChange={onEnd}>
      <form className={styles.column} noValidate onSubmit={(event) => void save(event)}>
        <FormMessage>{message}</FormMessage>
        <TextArea
          label={t('content')}
          description={t('editHint')}
          rows={6}
          maxCount={trendChangeLimits.content.maxLength}
          value={content}
          onChange={(next) => {
            setContent(next);
            setError(undefined);
          }}
          error={error}
          autoFocus
        />
        <div className={styles.foot}>
          <Button variant="outline" onPress={onEnd}>
            {t('cancel')}
          </Button>
          <Button type="submit" isPending={isPending} pendingLabel={t('saving')}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
