import { isDocumentHref } from '@chippage/api/articleDocument';
import type { DrawnElement, DrawnNode } from '@chippage/api/types';
import { CodeBlock } from '@chippage/ui/CodeBlock';
import { Link } from '@chippage/ui/Link';
import { PlainLink } from '@chippage/ui/PlainLink';
import { Prose, ProseHeading, ProseTable } from '@chippage/ui/Prose';
import { createElement, type ReactNode } from 'react';
import { useMessages, usePaths } from '../i18n/FeaturesProvider.tsx';
import { datasheetsPaths } from '../i18n/paths/datasheetsPaths.ts';
import { plainAttributes, plainTags } from './drawnTags.ts';
import * as drawn from './DrawnBody.css.ts';
import { proseMessages } from './messages.ts';
import * as styles from './Prose.css.ts';
import { safeHref } from './safeHref.ts';

/** Props of `DrawnBody`. */
export interface DrawnBodyProps {
  /** The body, as the server drew it. */
  body: readonly DrawnNode[];
}

const wordsOf = (node: DrawnNode): string => (typeof node === 'string' ? node : node.children.map(wordsOf).join(''));

/** The body of an article that was written in the editor, as elements. What is no element of an article stays words. */
export function DrawnBody({ body }: DrawnBodyProps) {
  const t = useMessages(proseMessages);
  const paths = usePaths(datasheetsPaths);
  let tables = 0;
  let heading: string | null = null;
  const all = (nodes: readonly DrawnNode[]): ReactNode[] => nodes.map((node, index) => (typeof node === 'string' ? node : draw(node, index)));
  const draw = (node: DrawnElement, key: number): ReactNode => {
    const { tag, attributes, children } = node;
    switch (tag) {
      case 'h2':
      case 'h3':
      case 'h4': {
        heading = wordsOf(node);
        return (
          <ProseHeading key={key} level={tag === 'h2' ? 2 : tag === 'h3' ? 3 : 4} id={attributes['id'] ?? ''} linkLabel={t('linkTo', { heading })}>
            {all(children)}
          </ProseHeading>
        );
      }
      case 'table':
        tables += 1;
        return (
          <ProseTable key={key} label={heading ?? t('tableNumber', { number: tables })}>
            <table>{all(children)}</table>
          </ProseTable>
        );
      case 'pre': {
        const [code] = children;
        const language = typeof code === 'object' ? /^language-(.+)$/.exec(code.attributes['class'] ?? '')?.[1] : undefined;
        return <CodeBlock key={key} label={language ?? t('code')} isLabelHidden code={wordsOf(node)} {...(language !== undefined && { language })} />;
      }
      case 'a': {
        const target = isDocumentHref(attributes['href']) ? safeHref(attributes['href']) : null;
        if (target === null) return <span key={key}>{all(children)}</span>;
        return (
          <Link key={key} href={target.href} {...(target.isOutside && { newWindowLabel: t('newWindow') })}>
            {all(children)}
          </Link>
        );
      }
      case 'img':
        return (
          <img
            key={key}
            {...plainAttributes(attributes)}
            alt={attributes['alt'] ?? ''}
            src={attributes['src']?.startsWith('/') ? attributes['src'] : undefined}
            loading="lazy"
          />
        );
      default: {
        const part = Number(attributes['data-part'] ?? 0);
        if (tag === 'span' && part > 0)
          return (
            <PlainLink key={key} className={styles.part} href={paths.partDetail(part)}>
              {all(children)}
            </PlainLink>
          );
        if (!plainTags.has(tag)) return <span key={key}>{all(children)}</span>;
        return createElement(tag, { key, ...plainAttributes(attributes) }, ...(children.length > 0 ? all(children) : []));
      }
    }
  };
  return (
    <div className={drawn.body}>
      <Prose>{all(body)}</Prose>
    </div>
  );
}
