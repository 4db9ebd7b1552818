import type { Inline } from '@chippage/api/types';
import { Link } from '@chippage/ui/Link';
import { PlainLink } from '@chippage/ui/PlainLink';
import type { ReactNode } from 'react';
import { useMessages, usePaths } from '../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../i18n/paths/datasheetsPaths.ts';
import { proseMessages } from './messages.ts';
import * as styles from './Prose.css.ts';
import { Formula } from './Formula.tsx';
import { safeHref } from './safeHref.ts';

/** The words of a line: plain, strong, emphasised, code, links and part numbers. */
export function Words({ words }: { words: readonly Inline[] }): ReactNode {
  const t = useMessages(proseMessages);
  const paths = usePaths(datasheetsPaths);
  return words.map((word, index) => {
    if (word.math !== undefined) return <Formula key={index} math={word.math} tex={word.text} />;
    if (word.partId !== undefined) {
      return (
        <PlainLink key={index} className={styles.part} href={paths.partDetail(word.partId)}>
          {word.text}
        </PlainLink>
      );
    }
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
  if (style === 'code') return <code>{text}</code>;
  return text;
}
