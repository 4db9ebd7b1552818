import { anchorBlockIdFromId, Canvas, Description, DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { shortCaption } from '../shortCaption.ts';
import { Block } from './Block.tsx';
import * as styles from './blocks.css.ts';

/** Every state but the first, under the name that it has in the sidebar. */
export function PartStories() {
  const [, ...others] = useContext(DocsContext).componentStories();
  if (others.length === 0) return null;
  return (
    <>
      <Block>
        <h2 className={styles.heading} id="states">
          状态
        </h2>
      </Block>
      {others.map(({ id, name, moduleExport, parameters }) => {
        const caption = (parameters['docs'] as { description?: { story?: string } } | undefined)?.description?.story ?? '';
        const short = shortCaption(caption);
        return (
          <section key={id} id={anchorBlockIdFromId(id)}>
            <h3 className={styles.subheading}>{short ?? name}</h3>
            {caption.replace(/。$/, '') === short ? null : <Description of={moduleExport} />}
            <Canvas of={moduleExport} />
          </section>
        );
      })}
    </>
  );
}
