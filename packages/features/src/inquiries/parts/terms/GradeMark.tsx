import type { ConditionGrade } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Tag } from '@chippage/ui/Tag';
import { Tooltip } from '@chippage/ui/Tooltip';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { boardTermsMessages, boardGradesMessages } from './messages.ts';
import * as styles from './terms.css.ts';

export interface GradeMarkProps {
  /** Null: not said. */
  grade: ConditionGrade | null;
}

/** A condition by its letter; pointed at or focused it says what the letter means. Used parts are called so. */
export function GradeMark({ grade }: GradeMarkProps) {
  const t = useMessages(boardTermsMessages);
  const name = useMessages(boardGradesMessages);
  if (grade === null) return <span className={styles.unknown}>{t('notSaid')}</span>;
  return (
    <span className={styles.grade}>
      <Tooltip text={name(`${grade}Meaning`)} delayMs={200}>
        <Button variant="plain" size="sm">
          {name(grade)}
        </Button>
      </Tooltip>
      {grade.startsWith('d') && <Tag>{t('usedGoods')}</Tag>}
    </span>
  );
}
