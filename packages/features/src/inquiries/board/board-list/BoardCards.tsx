import type { BoardRow } from '@chippage/api/types';
import { Card } from '@chippage/ui/Card';
import { Link } from '@chippage/ui/Link';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { inquiriesPaths } from '../../../i18n/paths/inquiriesPaths.ts';
import { UnitPrice } from '../../../parts/money/Money.tsx';
import { GradeMark } from '../../parts/terms/GradeMark.tsx';
import { boardTermsMessages } from '../../parts/terms/messages.ts';
import { PosterName } from '../../parts/terms/PosterName.tsx';
import { RowAction } from './boardColumns.tsx';
import * as styles from './BoardList.css.ts';
import { boardListMessages } from './messages.ts';
import { deliveryWords, makerText, quantityText } from './rowWords.ts';

export interface BoardCardProps {
  row: BoardRow;
  /** Whether it names its company. @default true */
  hasCompany?: boolean;
}

/** A row of the board on a narrow screen, or alone. */
export function BoardCard({ row, hasCompany = true }: BoardCardProps) {
  const t = useMessages(boardListMessages);
  const terms = useMessages(boardTermsMessages);
  const paths = usePaths(inquiriesPaths);
  const maker = makerText(row);
  return (
    <Card>
      <div className={styles.card}>
        <div className={styles.cardHead}>
          <Link tone="accent" isMono href={paths.boardRow(row.id)}>
            {row.model}
          </Link>
          <RowAction row={row} paths={paths} t={t} terms={terms} />
        </div>
        {maker !== '' && <span className={styles.quiet}>{maker}</span>}
        <div className={styles.facts}>
          <span>{quantityText(row, { t, terms })}</span>
          {row.price === null ? terms(row.type === 1 ? 'toBeQuoted' : 'negotiable') : <UnitPrice value={row.price} currency={row.currency} tone="money" />}
          {row.taxMode !== null && <span>{terms(row.taxMode)}</span>}
          {deliveryWords(row, { t, terms }).map((word) => (
            <span key={word}>{word}</span>
          ))}
          {row.dateCode !== null && <span>{t('dateCode', { code: row.dateCode })}</span>}
          {row.grade !== null && <GradeMark grade={row.grade} />}
        </div>
        <div className={styles.facts}>
          {row.isOwn && <Tag>{t(row.isAnonymous ? 'ownAnonymous' : 'own')}</Tag>}
          {hasCompany && <PosterName poster={row.poster} />}
          <span className={styles.quiet}>
            <FriendlyTime dateTime={row.updateTime} />
          </span>
          {row.type === 1 && row.quoteCount > 0 && <span className={styles.quiet}>{t('quotes', { count: row.quoteCount })}</span>}
        </div>
      </div>
    </Card>
  );
}
