import type { Trend } from '@chippage/api/types';
import { Avatar } from '@chippage/ui/Avatar';
import { IconButton } from '@chippage/ui/IconButton';
import { ClockIcon, LikeIcon, MessageIcon, MoreIcon, QuoteIcon, WarningIcon } from '@chippage/ui/Icon';
import { IpRegion } from '@chippage/ui/IpRegion';
import { Link } from '@chippage/ui/Link';
import { LinkButton } from '@chippage/ui/LinkButton';
import { Menu, MenuItem, MenuTrigger } from '@chippage/ui/Menu';
import { Tag } from '@chippage/ui/Tag';
import { ToggleButton } from '@chippage/ui/ToggleButton';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { formatNumber } from '../../../i18n/formatNumber.ts';
import { FriendlyTime } from '../../../i18n/friendly-time/FriendlyTime.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { TextButton } from '../../../parts/form/FormLayout.tsx';
import { trendCardMessages } from './messages.ts';
import { TrendBody } from './TrendBody.tsx';
import * as styles from './TrendCard.css.ts';
import { deedsOf, type TrendDeed, type TrendDeeds } from './trendDeeds.ts';

export interface TrendCardProps extends TrendDeeds {
  trend: Trend;
  /** It is what the page is about: all its words stand there, and its time leads nowhere. @default false */
  isWhole?: boolean;
  /** Level of the heading with the writer's name. @default 2 */
  headingLevel?: 1 | 2 | 3;
}

/** A post: who wrote it, what it says and shows, and what one can do with it. */
export function TrendCard({ trend, isWhole = false, headingLevel = 2, ...deeds }: TrendCardProps) {
  const t = useMessages(trendCardMessages);
  const { state, writer } = trend;
  const name = writer?.nickName ?? t('gone');
  const isOpen = state === 'shown' || state === 'folded';
  return (
    <article className={isWhole ? `${styles.card} ${styles.wide}` : styles.card} aria-label={t('openPost', { name })}>
      <div className={styles.head}>
        <Avatar name={writer?.nickName ?? ''} src={writer?.avatar} size="md" />
        <Byline trend={trend} name={name} isWhole={isWhole} headingLevel={headingLevel} onAsk={deeds.onAsk} />
        <More trend={trend} name={name} onAsk={deeds.onAsk} />
      </div>
      <TrendBody trend={trend} isWhole={isWhole} {...(isOpen && { onVote: (optionId: number) => deeds.onVote(trend, optionId) })} />
      {isOpen && <Actions trend={trend} name={name} onLike={deeds.onLike} />}
    </article>
  );
}

interface BylineProps extends Required<Pick<TrendCardProps, 'trend' | 'isWhole' | 'headingLevel' | 'onAsk'>> {
  name: string;
}

function Byline({ trend, name, isWhole, headingLevel, onAsk }: BylineProps) {
  const t = useMessages(trendCardMessages);
  const paths = usePaths(circlePaths);
  const Heading = `h${headingLevel}` as const;
  const { id, group, isSample, visibility, ipRegion, createTime, editTime } = trend;
  return (
    <div className={styles.who}>
      <div className={styles.line}>
        <Heading className={styles.name} tabIndex={isWhole ? -1 : undefined}>
          {name}
        </Heading>
        {isSample && <Tag>{t('sample')}</Tag>}
        <StateTag trend={trend} />
        {visibility === 'group' && <Tag>{t('groupOnly')}</Tag>}
      </div>
      <p className={styles.facts}>
        <Link tone="muted" href={paths.circleGroup(group.id)}>
          {group.name}
        </Link>
        {isWhole ? (
          <FriendlyTime dateTime={createTime} />
        ) : (
          <Link tone="muted" href={paths.trend(id)}>
            <VisuallyHidden>{t('openPost', { name })} </VisuallyHidden>
            <FriendlyTime dateTime={createTime} />
          </Link>
        )}
        {!isSample && <IpRegion region={ipRegion} label={t('region')} unknownLabel={t('regionUnknown')} />}
        {editTime !== null && (
          <TextButton isUnbroken onPress={() => onAsk('history', trend)}>
            {t('edited')}
            <VisuallyHidden>{t('editedOf', { name })}</VisuallyHidden>
          </TextButton>
        )}
      </p>
    </div>
  );
}

function StateTag({ trend: { state, refuseReason } }: Pick<TrendCardProps, 'trend'>) {
  const t = useMessages(trendCardMessages);
  if (state === 'pending') {
    return (
      <Tag tone="info" icon={<ClockIcon size={14} />}>
        {t('pending')}
      </Tag>
    );
  }
  if (state !== 'refused') return null;
  return (
    <Tag tone="danger" icon={<WarningIcon size={14} />}>
      {refuseReason ? t('refusedBecause', { reason: refuseReason }) : t('refused')}
    </Tag>
  );
}

function More({ trend, name, onAsk }: Pick<TrendCardProps, 'trend' | 'onAsk'> & { name: string }) {
  const t = useMessages(trendCardMessages);
  const deeds = deedsOf(trend);
  if (deeds.length === 0) return <span />;
  const words = {
    edit: t('edit'),
    history: t('history'),
    close: t(trend.isClosed ? 'openComments' : 'closeComments'),
    remove: t('remove'),
    report: t('report'),
    mute: t('mute'),
    block: t('block'),
  };
  return (
    <MenuTrigger>
      <IconButton size="sm" label={t('more', { name })}>
        <MoreIcon size={16} />
      </IconButton>
      <Menu placement="bottom end" onAction={(deed) => onAsk(deed as TrendDeed, trend)}>
        {deeds.map((deed) => (
          <MenuItem key={deed} id={deed} {...((deed === 'remove' || deed === 'block') && { tone: 'danger' as const })}>
            {words[deed]}
          </MenuItem>
        ))}
      </Menu>
    </MenuTrigger>
  );
}

function Actions({ trend, name, onLike }: Pick<TrendCardProps, 'trend' | 'onLike'> & { name: string }) {
  const t = useMessages(trendCardMessages);
  const paths = usePaths(circlePaths);
  const { id, group, likes, isLiked, comments, visibility } = trend;
  return (
    <div className={styles.actions}>
      <ToggleButton isSelected={isLiked} onChange={(next) => onLike(trend, next)}>
        <LikeIcon size={16} isFilled={isLiked} />
        <VisuallyHidden>{t('like', { name })}</VisuallyHidden>
        {formatNumber(likes)}
      </ToggleButton>
      <LinkButton
        variant="plain"
        size="sm"
        icon={<MessageIcon size={16} />}
        href={`${paths.trend(id)}#comments`}
        aria-label={t('commentsOf', { name, count: comments })}
      >
        {formatNumber(comments)}
      </LinkButton>
      {visibility === 'public' && (
        <LinkButton variant="plain" size="sm" icon={<QuoteIcon size={16} />} href={paths.newTrend(group.id, id)} aria-label={t('quoteName', { name })}>
          {t('quote')}
        </LinkButton>
      )}
    </div>
  );
}

/** Posts one under another. */
export function TrendCards({ trends, label, headingLevel, ...deeds }: TrendDeeds & { trends: readonly Trend[]; label: string; headingLevel?: 2 | 3 }) {
  return (
    <ul className={styles.list} aria-label={label}>
      {trends.map((trend) => (
        <li key={trend.id}>
          <TrendCard trend={trend} {...(headingLevel !== undefined && { headingLevel })} {...deeds} />
        </li>
      ))}
    </ul>
  );
}
