import type { ArticleCard as Article, TextRange } from '@chippage/api/types';
import { BotIcon, ClockIcon, EditIcon, EyeIcon, LikeIcon, MessageIcon, PinIcon, WarningIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { LinkCard, LinkCardLink } from '../../../parts/link-card/LinkCard.tsx';
import * as styles from './ArticleCard.css.ts';
import { Marked } from '../../../parts/marked/Marked.tsx';
import { articleCardMessages } from './messages.ts';

export interface ArticleCardProps {
  article: Article;
  /** Hits of a search in the title. */
  titleMarks?: readonly TextRange[];
  /** Replaces the summary, e.g. by the passage that was found. */
  excerpt?: ReactNode;
  /** Level of its heading. @default 3 */
  headingLevel?: 2 | 3 | 4;
}

/** An article in a list: the whole card is one link. */
export function ArticleCard({ article, titleMarks = [], excerpt, headingLevel = 3 }: ArticleCardProps) {
  const paths = usePaths(newsPaths);
  const Heading = `h${headingLevel}` as const;
  const { id, title, summary, coverUrl, author, publishTime, state } = article;
  return (
    <LinkCard>
      <div className={styles.words}>
        <Labels article={article} />
        <Heading className={styles.title}>
          <LinkCardLink href={paths.article(id)} tone={state === 'DISMOUNT' || state === 'DELETEED' ? 'quiet' : 'default'}>
            <Marked text={title} ranges={titleMarks} />
          </LinkCardLink>
        </Heading>
        <p className={styles.summary}>{excerpt ?? summary}</p>
        <div className={styles.foot}>
          <span>{author.name}</span>
          {publishTime !== null && <FriendlyTime dateTime={publishTime} />}
          {state === 'PUBLISHED' && <Counters {...article.counters} />}
        </div>
      </div>
      {coverUrl !== null && <img className={styles.cover} src={coverUrl} alt="" width={144} height={96} loading="lazy" />}
    </LinkCard>
  );
}

function Labels({ article: { isPinned, isAdvert, isAiGenerated, state } }: { article: Article }) {
  const t = useMessages(articleCardMessages);
  if (!isPinned && !isAdvert && !isAiGenerated && state === 'PUBLISHED') return null;
  return (
    <div className={styles.tags}>
      {state === 'DRAFT' && <Tag icon={<EditIcon size={14} />}>{t('DRAFT')}</Tag>}
      {state === 'REVIEW' && (
        <Tag tone="info" icon={<ClockIcon size={14} />}>
          {t('REVIEW')}
        </Tag>
      )}
      {(state === 'DISMOUNT' || state === 'DELETEED') && (
        <Tag tone="danger" icon={<WarningIcon size={14} />}>
          {t(state)}
        </Tag>
      )}
      {isAdvert && <Tag>{t('advert')}</Tag>}
      {isPinned && <Tag icon={<PinIcon size={14} />}>{t('pinned')}</Tag>}
      {isAiGenerated && (
        <Tag tone="info" icon={<BotIcon size={14} />}>
          {t('ai')}
        </Tag>
      )}
    </div>
  );
}

function Counters({ views, likes, comments }: Article['counters']) {
  const t = useMessages(articleCardMessages);
  const shown = [
    { key: 'views', count: views, icon: <EyeIcon size={16} /> },
    { key: 'likes', count: likes, icon: <LikeIcon size={16} /> },
    { key: 'comments', count: comments, icon: <MessageIcon size={16} /> },
  ] as const;
  return (
    <ul className={styles.counters}>
      {shown
        .filter(({ count }) => count > 0)
        .map(({ key, count, icon }) => (
          <li key={key} className={styles.counter}>
            {icon}
            <span aria-hidden="true">{formatNumber(count)}</span>
            <VisuallyHidden>{t(key, { count })}</VisuallyHidden>
          </li>
        ))}
    </ul>
  );
}
