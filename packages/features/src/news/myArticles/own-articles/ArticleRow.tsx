import type { ArticleStatusChoice, OwnArticleRow } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { absoluteTime } from '@chippage/ui/FriendlyTime';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Tag } from '@chippage/ui/Tag';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { newsPaths } from '../../../i18n/paths/newsPaths.ts';
import { ownArticlesMessages } from './messages.ts';
import * as styles from './OwnArticles.css.ts';

/** Props of `ArticleRow`. */
export interface ArticleRowProps {
  article: OwnArticleRow;
  /** The action that is under way. */
  pending: string | null;
  onSetStatus: (status: ArticleStatusChoice) => void;
}

/** One own article: what it is called, where it stands and why, and what can be done to it. */
export function ArticleRow({ article, pending, onSetStatus }: ArticleRowProps) {
  const t = useMessages(ownArticlesMessages);
  const paths = usePaths(newsPaths);
  const { id, title, summary, state, change, reason, takenDown, actions, saveTime, counters } = article;
  const name = title === '' ? t('untitled') : title;
  const isDeleted = state === 'DELETEED';
  const button = (status: ArticleStatusChoice, label: string, spoken: string) => (
    <Button
      size="sm"
      variant="plain"
      tone={status === 'DELETEED' ? 'danger' : 'accent'}
      aria-label={spoken}
      isPending={pending === `${id}:${status}`}
      onPress={() => onSetStatus(status)}
    >
      {label}
    </Button>
  );
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <span className={styles.name}>{name}</span>
        <Tag>{t(state)}</Tag>
        {change !== null && change !== 'refused' && <Tag>{t(change === 'draft' ? 'changeDraft' : 'changeReview')}</Tag>}
      </div>
      {summary !== '' && <p className={styles.quiet}>{summary}</p>}
      {takenDown !== null && <p className={styles.wrong}>{t('takenDown', { reason: takenDown.reason })}</p>}
      {takenDown === null && reason !== null && <p className={styles.wrong}>{t(change === 'refused' ? 'changeRefused' : 'reason', { reason })}</p>}
      <p className={styles.quiet}>
        {t('savedAt', { time: absoluteTime(Date.parse(saveTime)).minute })}
        {state === 'PUBLISHED' && ` · ${t('counters', counters)}`}
      </p>
      <div className={styles.line}>
        {actions.includes('edit') && (
          <LinkButton size="sm" variant="outline" href={paths.editArticle(id)} aria-label={t('editOf', { name })}>
            {t('edit')}
          </LinkButton>
        )}
        {state === 'PUBLISHED' ? (
          <LinkButton size="sm" variant="plain" href={paths.article(id)} aria-label={t('openOf', { name })}>
            {t('open')}
          </LinkButton>
        ) : (
          <LinkButton size="sm" variant="plain" href={paths.articlePreview(id)} aria-label={t('previewOf', { name })}>
            {t('preview')}
          </LinkButton>
        )}
        {actions.includes('redraft') && button('DRAFT', t(isDeleted ? 'restore' : 'redraft'), t(isDeleted ? 'restoreOf' : 'redraftOf', { name }))}
        {actions.includes('dismount') && button('DISMOUNT', t('dismount'), t('dismountOf', { name }))}
        {actions.includes('remove') && button('DELETEED', t('remove'), t('removeOf', { name }))}
      </div>
    </li>
  );
}
