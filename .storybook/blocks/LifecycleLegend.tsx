import { type Lifecycle, lifecycles } from '../lifecycle.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';
import { LifecycleTag } from './LifecycleTag.tsx';

/** What the lifecycles promise. */
export function LifecycleLegend() {
  return (
    <Block>
      <dl className={styles.legend}>
        {(Object.keys(lifecycles) as Lifecycle[]).map((one) => (
          <div key={one} className={styles.legendRow}>
            <dt>
              <LifecycleTag is={one} />
            </dt>
            <dd className={styles.legendWords}>{lifecycles[one].means}</dd>
          </div>
        ))}
      </dl>
    </Block>
  );
}
