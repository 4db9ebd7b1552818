import { Table } from '@chippage/ui/Table';
import type { CSSProperties } from 'react';
import type { tokens } from '../../packages/ui/src/theme/tokens.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { Copy } from './Copy.tsx';
import { tokenRows, type TokenRow } from './tokenRows.ts';

const line = '1px solid var(--cp-color-border-control)';
const samples: Partial<Record<keyof typeof tokens, (property: string) => CSSProperties>> = {
  space: (property) => ({ inlineSize: `var(${property})`, blockSize: 12, background: 'var(--cp-color-accent-solid)' }),
  radius: (property) => ({ inlineSize: 56, blockSize: 28, borderRadius: `var(${property})`, border: line }),
  size: (property) => ({ inlineSize: 56, blockSize: `var(${property})`, background: 'var(--cp-color-bg-bone)', border: line }),
  shadow: (property) => ({
    inlineSize: 96,
    blockSize: 40,
    marginBlock: 8,
    borderRadius: 8,
    boxShadow: `var(${property})`,
    background: 'var(--cp-color-bg-surface)',
  }),
};

/** Tokens of one kind of measure, each drawn at its size. */
export function Measures({ group, caption }: { group: 'space' | 'radius' | 'shadow' | 'motion' | 'z' | 'layout'; caption: string }) {
  return <Rows caption={caption} rows={tokenRows(group)} sample={samples[group]} />;
}

/** Heights of controls in both densities at once. */
export function Densities() {
  return (
    <Block>
      <div className={styles.pair}>
        {(['comfortable', 'compact'] as const).map((density) => (
          <div key={density} data-density={density} className={styles.themed}>
            <strong>{density === 'compact' ? '紧凑 data-density="compact"' : '舒适 data-density="comfortable"'}</strong>
            <Rows
              caption={density === 'compact' ? '尺寸：紧凑' : '尺寸：舒适'}
              rows={tokenRows('size').map((row) => ({ ...row, value: density === 'compact' ? (row.compact ?? row.value) : row.value }))}
              sample={samples.size}
              isShort
            />
          </div>
        ))}
      </div>
    </Block>
  );
}

function Rows({
  caption,
  rows,
  sample,
  isShort = false,
}: {
  caption: string;
  rows: TokenRow[];
  sample?: (property: string) => CSSProperties;
  isShort?: boolean;
}) {
  return (
    <Block>
      <Table
        caption={caption}
        rows={rows}
        getRowKey={({ path }) => path}
        columns={[
          { key: 'description', header: '用途', isRowHeader: true, isWrapping: true, cell: ({ description }) => description },
          ...(sample ? [{ key: 'sample', header: '样子', cell: ({ property }: TokenRow) => <div style={sample(property)} /> }] : []),
          { key: 'value', header: '值', isWrapping: true, cell: ({ value }) => <code className={styles.code}>{value}</code> },
          ...(isShort ? [] : [{ key: 'property', header: 'CSS 变量', cell: ({ property }: TokenRow) => <Copy text={`var(${property})`} shown={property} /> }]),
        ]}
      />
    </Block>
  );
}
