import { Table } from '@chippage/ui/Table';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { Copy } from './Copy.tsx';
import { tokenRows } from './tokenRows.ts';

const SENTENCE = '3.3 V 线性稳压器怎么选：压差、静态电流与散热';

/** Sizes of type, each as it looks in Chinese. */
export function TypeScale() {
  return (
    <Samples
      group="text"
      caption="字号"
      sample={(property) => (
        <p className={styles.sampleText} style={{ fontSize: `var(${property})`, lineHeight: 'var(--cp-leading-tight)' }}>
          {SENTENCE}
        </p>
      )}
    />
  );
}

/** Weights. */
export function Weights() {
  return (
    <Samples
      group="weight"
      caption="字重"
      sample={(property) => (
        <p className={styles.sampleText} style={{ fontWeight: `var(${property})` }}>
          意法半导体 STM32F103C8T6
        </p>
      )}
    />
  );
}

/** Leading, on text long enough to break. */
export function Leading() {
  const words = '静态电流决定了待机能用多久，压差决定了电池用到几伏还能工作。两个都小的器件往往更贵，先看你的负载是常开还是间歇。';
  return (
    <Samples
      group="leading"
      caption="行高"
      sample={(property) => (
        <p className={styles.sampleText} style={{ lineHeight: `var(${property})`, maxInlineSize: '26em' }}>
          {words}
        </p>
      )}
    />
  );
}

/** The two families; mono keeps part numbers apart that look alike. */
export function Families() {
  return (
    <Samples
      group="font"
      caption="字体"
      sample={(property) => (
        <p className={styles.sampleText} style={{ fontFamily: `var(${property})` }}>
          型号 TPS62130ARGTR O0 Il1 8B 5S，¥1,204.50
        </p>
      )}
    />
  );
}

function Samples({
  group,
  caption,
  sample,
}: {
  group: 'text' | 'weight' | 'leading' | 'font';
  caption: string;
  sample: (property: string) => React.ReactNode;
}) {
  return (
    <Block>
      <Table
        caption={caption}
        rows={tokenRows(group)}
        getRowKey={({ path }) => path}
        columns={[
          { key: 'description', header: '用途', isRowHeader: true, isWrapping: true, widthPx: 180, cell: ({ description }) => description },
          { key: 'sample', header: '样子', isWrapping: true, cell: ({ property }) => sample(property) },
          {
            key: 'value',
            header: '值',
            isWrapping: true,
            widthPx: group === 'font' ? 240 : 100,
            cell: ({ value }) => <code className={styles.code}>{value}</code>,
          },
          { key: 'property', header: 'CSS 变量', widthPx: 220, cell: ({ property }) => <Copy text={`var(${property})`} shown={property} /> },
        ]}
      />
    </Block>
  );
}
