import { Table } from '@chippage/ui/Table';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { Copy } from './Copy.tsx';
import { tokenRows, type TokenRow } from './tokenRows.ts';

const titles: Record<string, string> = {
  bg: '底色',
  text: '文字',
  border: '边',
  accent: '强调',
  money: '钱',
  danger: '错误',
  warn: '警告',
  ok: '成功',
  info: '信息',
  mark: '查找命中',
  badge: '角标',
  code: '二维码',
};

/** Every colour by meaning, in both themes at once. */
export function ColorTokens() {
  const groups = Map.groupBy(tokenRows('color'), ({ path }) => path.split('.')[1] ?? '');
  return (
    <Block>
      {[...groups].map(([group, rows]) => (
        <section key={group} aria-labelledby={`color-${group}`}>
          <h2 id={`color-${group}`} className={styles.heading}>
            {titles[group] ?? group}
          </h2>
          <Table
            caption={`颜色：${titles[group] ?? group}`}
            rows={rows}
            getRowKey={({ path }) => path}
            density="comfortable"
            columns={[
              { key: 'description', header: '用途', isRowHeader: true, pin: 'start', cell: ({ description }) => description },
              { key: 'light', header: '浅色', widthPx: 150, cell: (row) => <Swatch row={row} theme="light" /> },
              { key: 'dark', header: '深色', widthPx: 150, cell: (row) => <Swatch row={row} theme="dark" /> },
              { key: 'property', header: 'CSS 变量', cell: ({ property }) => <Copy text={`var(${property})`} shown={property} /> },
              { key: 'path', header: 'vanilla-extract', cell: ({ path }) => <Copy text={`vars.${path}`} /> },
            ]}
          />
        </section>
      ))}
    </Block>
  );
}

function Swatch({ row, theme }: { row: TokenRow; theme: 'light' | 'dark' }) {
  return (
    <span className={styles.line}>
      <span data-theme={theme} className={styles.swatch}>
        <span style={{ display: 'block', background: `var(${row.property})` }} className={styles.swatchColor} />
      </span>
      <code className={styles.code}>{theme === 'dark' ? row.dark : row.value}</code>
    </span>
  );
}
