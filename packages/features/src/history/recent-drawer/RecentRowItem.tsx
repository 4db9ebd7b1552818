import { PlainLink } from '@chippage/ui/PlainLink';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../i18n/friendly-time/FriendlyTime.tsx';
import { recentDrawerMessages } from './messages.ts';
import { LetterTile } from '../../parts/letter-tile/LetterTile.tsx';
import * as styles from './RecentDrawer.css.ts';
import type { RecentRow, RecentTab } from './recentRow.ts';

export const goneWords = { demand: 'goneDemand', agent: 'goneAgent', company: 'goneCompany', datasheet: 'goneDatasheet', article: 'goneArticle' } as const;

/** One row of the drawer. What is gone since is said so, and leads nowhere. */
export function RecentRowItem({ row, tab }: { row: RecentRow; tab: RecentTab }) {
  const t = useMessages(recentDrawerMessages);
  if (row.href === null) {
    return (
      <div className={`${styles.row} ${styles.gone}`}>
        <div className={styles.words}>
          <span className={styles.line}>
            <span className={styles.title}>{t(goneWords[tab])}</span>
            <Time row={row} />
          </span>
        </div>
      </div>
    );
  }
  const isArticle = tab === 'article';
  return (
    <PlainLink className={styles.row} href={row.href}>
      {row.mark && <Mark mark={row.mark} isPicture={isArticle} />}
      <span className={styles.words}>
        <span className={styles.line}>
          {row.kind && (
            <span className={styles.kind} data-kind={row.kind}>
              {t(row.kind)}
            </span>
          )}
          <span className={row.isMono ? styles.code : styles.title}>{row.title}</span>
          {!isArticle && <Time row={row} />}
        </span>
        {(row.detail || isArticle) && (
          <span className={styles.detail}>
            {row.detail}
            {isArticle && (
              <>
                {row.detail ? t('comma') : null}
                <FriendlyTime dateTime={row.time} />
              </>
            )}
          </span>
        )}
      </span>
    </PlainLink>
  );
}

function Time({ row }: { row: RecentRow }) {
  return (
    <span className={styles.time}>
      <FriendlyTime dateTime={row.time} />
    </span>
  );
}

function Mark({ mark, isPicture }: { mark: NonNullable<RecentRow['mark']>; isPicture: boolean }) {
  if ('letters' in mark) return <LetterTile letters={mark.letters} look="framed" />;
  const size = isPicture ? { width: 72, height: 48 } : { width: 32, height: 32 };
  return <img className={isPicture ? styles.picture : styles.logo} src={mark.imageUrl} alt="" loading="lazy" {...size} />;
}
