import { Button } from '@chippage/ui/Button';
import { LinkButton } from '@chippage/ui/LinkButton';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import * as styles from './CompareTray.css.ts';
import { MOST_COMPARED } from './idsIn.ts';
import { compareTrayMessages } from './messages.ts';

/** Props of `CompareTray`. */
export interface CompareTrayProps {
  /** How many are ticked; nothing is drawn for 0. */
  count: number;
  /** Address of them side by side. */
  compareHref: string;
  onClear: () => void;
}

/** What is ticked to be laid side by side, and the way there; it says when no more goes in. */
export function CompareTray({ count, compareHref, onClear }: CompareTrayProps) {
  const t = useMessages(compareTrayMessages);
  return (
    <div className={count > 0 ? styles.tray : undefined} role="group" aria-label={t('label')}>
      <span role="status">{count > 0 && t(count >= MOST_COMPARED ? 'full' : 'chosen', { count, most: MOST_COMPARED })}</span>
      {count > 0 && (
        <span className={styles.end}>
          {count === 1 ? (
            <span>{t('one')}</span>
          ) : (
            <LinkButton variant="outline" size="sm" href={compareHref}>
              {t('compare')}
            </LinkButton>
          )}
          <Button variant="plain" size="sm" onPress={onClear}>
            {t('clear')}
          </Button>
        </span>
      )}
    </div>
  );
}
