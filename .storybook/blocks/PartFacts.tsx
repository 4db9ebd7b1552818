import { useOf } from '@storybook/addon-docs/blocks';
import { lifecycleOf, lifecycles } from '../lifecycle.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { Copy } from './Copy.tsx';
import { LifecycleTag } from './LifecycleTag.tsx';
import { doorOf, partOf, weightOf } from './parts.ts';

/** The line under the title of a part: how far it has come, where it is imported from, what it weighs. */
export function PartFacts() {
  const { preparedMeta, csfFile } = useOf('meta', ['meta']);
  const path = String(preparedMeta.parameters['fileName'] ?? Object.values(csfFile.stories)[0]?.parameters?.['fileName'] ?? '');
  const lifecycle = lifecycleOf(preparedMeta.tags ?? []);
  const door = doorOf(path);
  const weight = weightOf(path);
  if (!path.startsWith('./packages/')) return null;
  return (
    <Block>
      <div className={styles.row} style={{ columnGap: 16 }}>
        {lifecycle ? <LifecycleTag is={lifecycle} /> : null}
        {door ? <Copy text={`import { ${partOf(path)} } from '${door}';`} shown={door} /> : null}
        {weight === undefined ? null : <span className={styles.note}>{weight} kB（brotli，不含 React）</span>}
      </div>
      {lifecycle ? <p className={styles.note}>{lifecycles[lifecycle].means}</p> : null}
    </Block>
  );
}
