import type { Trend, TrendPicture } from '@chippage/api/types';
import { Button } from '@chippage/ui/Button';
import { Link } from '@chippage/ui/Link';
import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useState } from 'react';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { datasheetsPaths } from '../../../i18n/paths/datasheetsPaths.ts';
import { trendCardMessages } from './messages.ts';
import { textParts } from './textParts.ts';
import * as styles from './TrendCard.css.ts';
import { TrendPoll } from './TrendPoll.tsx';

/** So much stands in a list; the rest is behind the way to the post. */
const SHORT = 280;

export interface TrendBodyProps {
  trend: Trend;
  isWhole: boolean;
  onVote?: (optionId: number) => void;
}

/** What a post says and shows. One that was reported is unfolded first. */
export function TrendBody({ trend, isWhole, onVote }: TrendBodyProps) {
  const t = useMessages(trendCardMessages);
  const paths = usePaths(circlePaths);
  const [isUnfolded, setUnfolded] = useState(false);
  const { id, state, content, links, pictures, tags, poll, quote } = trend;
  if (state === 'folded' && !isUnfolded) {
    return (
      <div>
        <Button variant="plain" size="sm" onPress={() => setUnfolded(true)}>
          {t('folded')}
        </Button>
      </div>
    );
  }
  const isLong = !isWhole && (content.length > SHORT || content.split('\n').length > 8);
  return (
    <>
      {/* Who unfolded it goes on from here; the button is gone. */}
      <p
        className={isLong ? `${styles.content} ${styles.clamped}` : styles.content}
        tabIndex={isUnfolded ? -1 : undefined}
        ref={isUnfolded ? focusOnce : undefined}
      >
        {textParts(content, links).map(({ text, href }, at) =>
          href === null ? (
            text
          ) : (
            <PlainLink key={at} className={styles.outside} href={href} rel="nofollow ugc noopener noreferrer" target="_blank">
              {text}
              <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
            </PlainLink>
          ),
        )}
      </p>
      {isLong && (
        <div>
          <Link href={paths.trend(id)}>{t('whole')}</Link>
        </div>
      )}
      {quote && <Quote quote={quote} />}
      {pictures.length > 0 && <Pictures pictures={pictures} />}
      {poll && <TrendPoll poll={poll} {...(onVote && { onVote })} />}
      {tags.length > 0 && <Tags tags={tags} />}
    </>
  );
}

function focusOnce(element: HTMLElement | null) {
  element?.focus();
}

function Pictures({ pictures }: { pictures: readonly TrendPicture[] }) {
  const t = useMessages(trendCardMessages);
  return (
    <ul className={pictures.length === 1 ? `${styles.pictures} ${styles.onePicture}` : styles.pictures}>
      {pictures.map(({ id, url, alt, width, height }, at) => (
        <li key={id}>
          <PlainLink
            className={styles.picture}
            href={url}
            target="_blank"
            aria-label={alt === '' ? t('pictureUnnamed', { number: at + 1 }) : t('pictureOf', { alt })}
          >
            <img className={styles.image} src={url} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
          </PlainLink>
        </li>
      ))}
    </ul>
  );
}

function Tags({ tags }: Pick<Trend, 'tags'>) {
  const t = useMessages(trendCardMessages);
  const paths = usePaths(datasheetsPaths);
  return (
    <ul className={styles.tags} aria-label={t('tags')}>
      {tags.map(({ kind, id, name }) => (
        <li key={`${kind} ${id}`} className={styles.tag}>
          <Link href={kind === 'part' ? paths.partDetail(id) : paths.brand(id)}>#{name}</Link>
        </li>
      ))}
    </ul>
  );
}

function Quote({ quote: { id, content, writerName } }: { quote: NonNullable<Trend['quote']> }) {
  const t = useMessages(trendCardMessages);
  const paths = usePaths(circlePaths);
  if (content === null) return <p className={styles.quote}>{t('quoteGone')}</p>;
  return (
    <blockquote className={styles.quote}>
      <Link href={paths.trend(id)}>{t('quoteOf', { name: writerName ?? t('gone') })}</Link>
      <p className={styles.quoted}>{content}</p>
    </blockquote>
  );
}
