import { Controls, Description, Primary, Title, useOf } from '@storybook/addon-docs/blocks';
import { labels } from '../labels.ts';
import * as styles from './blocks.css.ts';
import { KeyboardTable } from './KeyboardTable.tsx';
import { PartFacts } from './PartFacts.tsx';
import { PartStories } from './PartStories.tsx';

/** The page of every part, in one order: what it is, alive, what it takes, its keys, its states. */
export function PartPage() {
  const { preparedMeta } = useOf('meta', ['meta']);
  const name = preparedMeta.title.split('/').at(-1) ?? '';
  return (
    <>
      <Title>{labels[name] ?? name}</Title>
      <PartFacts />
      <Description of="meta" />
      <Primary />
      <div className={styles.sideways}>
        <Controls />
      </div>
      <KeyboardTable />
      <PartStories />
    </>
  );
}
