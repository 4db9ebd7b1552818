import type { PageSource } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { Button } from '@chippage/ui/Button';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { RowActions } from '../../parts/row-list/RowList.tsx';
import { pageEditorMessages } from './messages.ts';
import * as styles from './PageEditor.css.ts';

export interface ConflictNoticeProps {
  theirs: PageSource;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

/** Two wrote at once: shows the other text beside one's own, which stays in its fields. */
export function ConflictNotice({ theirs, onKeepMine, onTakeTheirs }: ConflictNoticeProps) {
  const t = useMessages(pageEditorMessages);
  return (
    <Alert tone="warn" live="assertive" title={t('conflictTitle')}>
      <div className={styles.conflict}>
        <p className={styles.line}>{t('conflict', { name: theirs.updatedBy ?? t('someone'), version: theirs.version })}</p>
        <p className={styles.line}>{t('theirTitle', { title: theirs.title })}</p>
        <pre className={styles.theirs} role="region" aria-label={t('theirs')} tabIndex={0}>
          {theirs.markdown}
        </pre>
        <RowActions>
          <Button size="sm" onPress={onKeepMine}>
            {t('keepMine')}
          </Button>
          <Button size="sm" variant="outline" onPress={onTakeTheirs}>
            {t('takeTheirs')}
          </Button>
        </RowActions>
      </div>
    </Alert>
  );
}
