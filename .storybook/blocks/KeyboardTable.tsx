import { useOf } from '@storybook/addon-docs/blocks';
import { Table } from '@chippage/ui/Table';
import type { KeyRow, KeyTable } from '../../packages/ui/src/keyboard/keyTable.ts';
import { spellKeys } from '../../packages/ui/src/keyboard/spellKeys.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

/** The keyboard of the part whose page this is. Every row is pressed by a story of the same page. */
export function KeyboardTable() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const keys = preparedMeta.parameters['keys'] as KeyTable | undefined;
  if (!keys) return null;
  return (
    <Block>
      <h2 className={styles.heading} id="keyboard">
        键盘
      </h2>
      <Table
        caption="键盘"
        density="compact"
        rows={Object.values(keys)}
        getRowKey={({ does, when }) => `${when ?? ''}${does}`}
        columns={[
          { key: 'keys', header: '按键', isRowHeader: true, widthPx: 220, cell: (row) => <Keys row={row} /> },
          { key: 'does', header: '做什么', isWrapping: true, cell: ({ does }) => does },
          { key: 'when', header: '何时', isWrapping: true, widthPx: 240, cell: ({ when }) => when ?? '' },
        ]}
      />
      <p className={styles.note}>每一行都由本页的一个故事按过：「Interactions」面板里同名的一步。</p>
    </Block>
  );
}

function Keys({ row: { keys, shown } }: { row: KeyRow }) {
  return (
    <span className={styles.row}>
      {[keys].flat().map((pressed, at) => (
        <span key={`${pressed}${at}`}>
          {at > 0 ? '或 ' : ''}
          {(shown === undefined ? spellKeys(pressed) : [[shown]]).map((press, turn) => (
            <span key={`${press.join()}${turn}`}>
              {turn > 0 ? ' 再按 ' : ''}
              {press.map((cap, place) => (
                <span key={cap}>
                  {place > 0 ? ' + ' : ''}
                  <kbd className={styles.key}>{cap}</kbd>
                </span>
              ))}
            </span>
          ))}
        </span>
      ))}
    </span>
  );
}
