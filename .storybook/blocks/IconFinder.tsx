import * as icons from '@chippage/ui/Icon';
import { EmptyState } from '@chippage/ui/EmptyState';
import { SearchField } from '@chippage/ui/SearchField';
import { useState } from 'react';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { Copy } from './Copy.tsx';
import { type IconName, iconNames, isNamed } from './iconNames.ts';

const names = (Object.keys(icons) as IconName[]).toSorted((a, b) => (a < b ? -1 : 1));

/** Every icon, found by English name, Chinese name, pinyin or its initials. */
export function IconFinder() {
  const [typed, setTyped] = useState('');
  const found = names.filter((name) => isNamed(name, typed));
  return (
    <Block>
      <div style={{ maxInlineSize: 436 }}>
        <SearchField label="找图标" placeholder="搜索、search、sousuo 或 ss" clearLabel="清除" value={typed} onChange={setTyped} />
      </div>
      <p role="status" className={styles.note}>
        共 {names.length} 个，找到 {found.length} 个
      </p>
      {found.length === 0 ? <EmptyState title={`没有叫「${typed}」的图标，换一个词试试`} /> : null}
      <ul className={styles.grid}>
        {found.map((name) => {
          const Icon = icons[name];
          return (
            <li key={name} className={styles.cell}>
              <Icon size={24} />
              <span>{iconNames[name]?.[0] ?? ''}</span>
              <Copy text={`import { ${String(name)} } from '@chippage/ui/Icon';`} shown={String(name)} />
            </li>
          );
        })}
      </ul>
    </Block>
  );
}
