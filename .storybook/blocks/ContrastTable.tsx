import { Table } from '@chippage/ui/Table';
import { Tag } from '@chippage/ui/Tag';
import { colorTokens, type ColorToken } from '../../packages/ui/src/theme/colorTokens.ts';
import { type ContrastPair, contrastPairs, type ContrastUse, leastContrast } from '../../packages/ui/src/theme/contrastPairs.ts';
import { contrastRatio } from '../../packages/ui/src/theme/contrastRatio.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

type Theme = 'light' | 'dark';

const uses: Record<ContrastUse, string> = { text: '文字', ui: '控件的边与图标', focus: '焦点环', disabled: '停用的文字（本库自定）' };
const names: Record<Theme, string> = { light: '浅色', dark: '深色' };

const token = (path: string) => path.split('.').reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], colorTokens) as ColorToken;
const hex = (path: string, theme: Theme) => (theme === 'dark' ? token(path).dark : token(path).value);
const variable = (path: string) => `var(--cp-color-${path.replaceAll('.', '-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)})`;

/** Every pair that the contrast test checks, with the ratio it measures. */
export function ContrastTable() {
  const byUse = Map.groupBy(contrastPairs, ({ use }) => use);
  return (
    <Block>
      {[...byUse].map(([use, pairs]) => (
        <section key={use} aria-labelledby={`contrast-${use}`}>
          <h2 id={`contrast-${use}`} className={styles.heading}>
            {uses[use]}：至少 {leastContrast[use]} : 1
          </h2>
          <Table
            caption={`对比度：${uses[use]}`}
            rows={pairs}
            getRowKey={({ fg, bg }) => `${fg} ${bg}`}
            columns={[
              { key: 'fg', header: '前景', isRowHeader: true, cell: ({ fg }) => <code className={styles.code}>{fg}</code> },
              { key: 'bg', header: '背景', cell: ({ bg }) => <code className={styles.code}>{bg}</code> },
              ...(['light', 'dark'] as const).map((theme) => ({
                key: theme,
                header: names[theme],
                cell: (pair: ContrastPair) => <Measured pair={pair} theme={theme} />,
              })),
            ]}
          />
        </section>
      ))}
    </Block>
  );
}

function Measured({ pair: { fg, bg, use }, theme }: { pair: ContrastPair; theme: Theme }) {
  const ratio = contrastRatio(hex(fg, theme), hex(bg, theme));
  const isEnough = ratio >= leastContrast[use];
  return (
    <span className={styles.line}>
      <span data-theme={theme} aria-hidden className={styles.contrastSample} style={{ background: variable(bg), color: variable(fg) }}>
        {use === 'ui' || use === 'focus' ? <span className={styles.contrastBox} /> : '型号 Aa'}
      </span>
      <span className={styles.number}>{(Math.floor(ratio * 100) / 100).toFixed(2)}</span>
      {isEnough ? null : <Tag tone="danger">不够</Tag>}
    </span>
  );
}
