import type { QuotedCirclePost } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { Note } from '../../../parts/page-column/PageColumn.tsx';
import { postCardMessages } from './messages.ts';
import * as styles from './PostCard.css.ts';

/** A post inside another one. */
export function PostQuote({ quoted: { id, isGone, content, writer, createTime, pictures } }: { quoted: QuotedCirclePost }) {
  const t = useMessages(postCardMessages);
  const paths = usePaths(circlePaths);
  if (isGone)
    return (
      <div className={styles.quote}>
        <Note>{t('quoteGone')}</Note>
      </div>
    );
  return (
    <blockquote className={styles.quote} aria-label={t('quote')} cite={paths.circlePost(id)}>
      <p className={styles.line}>
        <Link href={paths.circlePost(id)}>{writer?.nickName ?? t('gone')}</Link>
        {createTime !== null && <FriendlyTime dateTime={createTime} />}
        {pictures > 0 && <span>{t('quotedPictures', { count: pictures })}</span>}
      </p>
      <p className={styles.quoted}>{content}</p>
    </blockquote>
  );
}
