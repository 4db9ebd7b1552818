import type { TakeDown } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { WarningIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { takeDownMessages } from './messages.ts';
import * as styles from './TakeDown.css.ts';

/** Whether visitors see it, and if not since when and why. */
export function TakeDownState({ takenDown }: { takenDown: TakeDown | null }) {
  const t = useMessages(takeDownMessages);
  if (takenDown === null) return <>{t('onSite')}</>;
  return (
    <span className={styles.state}>
      <Tag tone="danger" icon={<WarningIcon size={14} />}>
        {t('takenDown')}
      </Tag>
      <FriendlyTime dateTime={takenDown.time} />
      <span className={styles.reason}>
        {t(takenDown.kind)}
        <span className={styles.beside}>{takenDown.reason}</span>
      </span>
    </span>
  );
}

interface TakeDownButtonProps {
  name: string;
  isTakenDown: boolean;
  isPending: boolean;
  onTakeDown: () => void;
  onRestore: () => void;
}

/** Takes it off the site, or puts it on it again; the name of the button says what. */
export function TakeDownButton({ name, isTakenDown, isPending, onTakeDown, onRestore }: TakeDownButtonProps) {
  const t = useMessages(takeDownMessages);
  if (isTakenDown) {
    return (
      <Button size="sm" variant="outline" aria-label={t('restoreOf', { name })} isPending={isPending} onPress={onRestore}>
        {t('restore')}
      </Button>
    );
  }
  return (
    <Button size="sm" variant="outline" tone="danger" aria-label={t('takeDownOf', { name })} onPress={onTakeDown}>
      {t('takeDown')}
    </Button>
  );
}
