import type { CirclePost } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { PlainLink } from '@chippage/ui/PlainLink';
import { VisuallyHidden } from '@chippage/ui/VisuallyHidden';
import { useMessages, usePaths } from '../../../i18n/FeaturesProvider.tsx';
import { circlePaths } from '../../../i18n/paths/circlePaths.ts';
import { linkedParts } from './linked.ts';
import { postCardMessages } from './messages.ts';
import * as styles from './PostCard.css.ts';

/** Signs that a list shows of a post. */
const MOST = 400;

export interface PostWordsProps {
  post: Pick<CirclePost, 'id' | 'content'>;
  isWhole: boolean;
  /** They were unfolded: who did so goes on from here. */
  isFocused: boolean;
}

/** The words of a post; addresses in them are links that search engines do not follow. */
export function PostWords({ post: { id, content }, isWhole, isFocused }: PostWordsProps) {
  const t = useMessages(postCardMessages);
  const paths = usePaths(circlePaths);
  // By signs, so that no emoji is cut in two.
  const signs = [...content];
  const isCut = !isWhole && signs.length > MOST;
  const shown = isCut ? `${signs.slice(0, MOST).join('')}…` : content;
  return (
    <p className={styles.words} tabIndex={isFocused ? -1 : undefined} ref={isFocused ? focusOnce : undefined}>
      {linkedParts(shown).map(({ text, href }, at) =>
        href === null ? (
          text
        ) : (
          <PlainLink key={at} className={styles.outside} href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
            {text}
            <VisuallyHidden>{t('newWindow')}</VisuallyHidden>
          </PlainLink>
        ),
      )}
      {isCut && (
        <>
          {' '}
          <Link href={paths.circlePost(id)}>{t('whole')}</Link>
        </>
      )}
    </p>
  );
}

function focusOnce(element: HTMLElement | null) {
  element?.focus();
}
