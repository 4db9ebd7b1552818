import type { ArticleDetail } from '@chippage/api/types';
import { Alert } from '@chippage/ui/Alert';
import { BotIcon } from '@chippage/ui/Icon';
import { Tag } from '@chippage/ui/Tag';
import { useMessages } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { AuthorCard } from '../../authors/author-card/AuthorCard.tsx';
import * as styles from './ArticlePage.css.ts';
import { articlePageMessages } from './messages.ts';

export interface ArticleHeadProps {
  article: ArticleDetail;
  onFollowAuthor: (isFollowed: boolean) => void;
}

/** Title, marks, who wrote it and when, and what it is about. */
export function ArticleHead({ article, onFollowAuthor }: ArticleHeadProps) {
  const t = useMessages(articlePageMessages);
  const { title, summary, isAdvert, isAiGenerated, isOnlyForAuthor, state, origin, authorCard, publishTime, counters, readingMinutes, isFollowed } = article;
  return (
    <>
      {isOnlyForAuthor && (
        <Alert tone="info" live="off">
          {t('onlyYou', { state: t(state) })}
        </Alert>
      )}
      <h1 className={styles.title} tabIndex={-1}>
        {title}
      </h1>
      {(isAdvert || isAiGenerated || origin !== 'original') && (
        <div className={styles.tags}>
          {isAdvert && <Tag>{t('advert')}</Tag>}
          {origin !== 'original' && <Tag>{t(origin)}</Tag>}
          {isAiGenerated && (
            <Tag tone="info" icon={<BotIcon size={14} />}>
              {t('ai')}
            </Tag>
          )}
        </div>
      )}
      <div className={styles.byline}>
        <AuthorCard
          author={{ ...authorCard, isFollowed }}
          note={
            <>
              {publishTime !== null && <FriendlyTime dateTime={publishTime} />}　{t('facts', { views: formatNumber(counters.views), minutes: readingMinutes })}
            </>
          }
          onFollow={onFollowAuthor}
        />
      </div>
      <p className={styles.lead}>{summary}</p>
    </>
  );
}
