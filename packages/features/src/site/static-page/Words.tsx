import type { Inline } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import type { ReactNode } from 'react';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import { staticPageMessages } from './messages.ts';
import { safeHref } from './safeHref.ts';
import * as styles from './StaticPage.css.ts';

/** The words of a line: plain, strong, emphasised, code, and links. */
export function Words({ words }: { words: readonly Inline[] }): ReactNode {
  const t = useMessages(staticPageMessages);
  return words.map((word, index) => {
    const target = safeHref(word.href);
    const styled = <Styled word={word} />;
    return target === null ? (
      <span key={index}>{styled}</span>
    ) : (
      <Link key={index} href={target.href} {...(target.isOutside && { newWindowLabel: t('newWindow') })}>
        {styled}
      </Link>
    );
  });
}

function Styled({ word: { style, text } }: { word: Inline }) {
  if (style === 'strong') return <strong>{text}</strong>;
  if (style === 'emphasis') return <em>{text}</em>;
  if (style === 'code') return <code className={styles.code}>{text}</code>;
  return text;
}
