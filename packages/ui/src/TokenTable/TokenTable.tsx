import { Table } from '../Table/Table.tsx';
import type { TableColumn } from '../Table/tableColumn.ts';
import { tokens } from '../theme/tokens.ts';

interface TokenRow {
  name: string;
  property: string;
  description: string;
}

function rows(node: object, path: string[]): TokenRow[] {
  if ('description' in node) {
    const property = `--cp-${path.join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
    return [{ name: path.join('.'), property, description: String(node.description) }];
  }
  return Object.entries(node).flatMap(([key, child]) => rows(child as object, [...path, key]));
}

const samples: Partial<Record<keyof typeof tokens, (property: string) => React.CSSProperties>> = {
  color: (property) => ({ width: 48, height: 20, background: `var(${property})`, border: '1px solid var(--cp-color-border-control)' }),
  space: (property) => ({ width: `var(${property})`, height: 12, background: 'var(--cp-color-accent-solid)' }),
  radius: (property) => ({ width: 48, height: 24, borderRadius: `var(${property})`, border: '1px solid var(--cp-color-border-control)' }),
  size: (property) => ({ width: 24, height: `var(${property})`, background: 'var(--cp-color-bg-bone)' }),
  shadow: (property) => ({ width: 48, height: 24, marginBlock: 8, boxShadow: `var(${property})`, background: 'var(--cp-color-bg-surface)' }),
};

/** Props of `TokenTable`. */
export interface TokenTableProps {
  /** Which tokens. */
  group: keyof typeof tokens;
}

/** The tokens of one group with samples in the theme and density around, read from the tokens themselves. */
export function TokenTable({ group }: TokenTableProps) {
  const sample = samples[group];
  const columns: TableColumn<TokenRow>[] = [
    { key: 'name', header: '令牌', isRowHeader: true, cell: (row) => <code>{row.name}</code> },
    ...(sample ? [{ key: 'sample', header: '样子', cell: (row: TokenRow) => <div style={sample(row.property)} /> }] : []),
    { key: 'property', header: 'CSS 变量', cell: (row) => <code>{row.property}</code> },
    { key: 'description', header: '用途', isWrapping: true, cell: (row) => row.description },
  ];
  return <Table caption={`令牌 ${group}`} columns={columns} rows={rows(tokens[group], [group])} getRowKey={(row) => row.name} density="compact" />;
}
