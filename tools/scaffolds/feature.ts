import { camel, pascal, type Scaffold, upFrom } from './scaffold.ts';
import { keyTable, story } from './story.ts';

/** A piece of a screen, e.g. `datasheets/parts/rating-list`. */
export function featureScaffold(path: string): Scaffold {
  const piece = path.split('/').at(-1)!;
  const name = pascal(piece);
  const own = camel(piece);
  const folder = `packages/features/src/${path}`;
  const src = upFrom(path);
  const files = {
    [`${folder}/${name}.tsx`]: `import type { Loadable } from '@chippage/api/loadable';
import { Button } from '@chippage/ui/Button';
import { useMessages } from '${src}i18n/FeaturesProvider.tsx';
import { Loaded } from '${src}parts/loaded/Loaded.tsx';
import * as styles from './${name}.css.ts';
import { ${own}Messages } from './messages.ts';

export interface ${name}Props {
  /** What it shows; that it is on its way, or did not come, is shown as well. */
  items: Loadable<readonly string[]>;
  onChoose: (item: string) => void;
}

/** Say in one sentence what it is for. */
export function ${name}({ items, onChoose }: ${name}Props) {
  const t = useMessages(${own}Messages);
  return (
    <section className={styles.${own}} aria-label={t('title')}>
      <Loaded value={items}>
        {(all) =>
          all.map((item) => (
            <Button key={item} variant="outline" onPress={() => onChoose(item)}>
              {item}
            </Button>
          ))
        }
      </Loaded>
    </section>
  );
}
`,
    [`${folder}/${name}.css.ts`]: `import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '${src}theme/inFeatures.ts';

export const ${own} = style(inFeatures({ display: 'grid', justifyItems: 'start', gap: vars.space.s8 }));
`,
    [`${folder}/messages.ts`]: `import { defineMessages } from '${src}i18n/messages.ts';

/** Texts of ${name}. */
export const ${own}Messages = defineMessages('${own}', { title: '${name}' });
`,
    [`${folder}/${name}.fixtures.ts`]: `/** Two parts that everybody knows. */
export const twoParts = ['STM32F103C8T6', 'LM358DR'] as const;
`,
    [`${folder}/${own}Keys.ts`]: keyTable('@chippage/ui/keyboard', `${own}Keys`, name),
    [`${folder}/${name}.stories.tsx`]: story({
      title: `Features/${pascal(path.split('/')[0]!)}/${name}`,
      name,
      args: `{ items: ready(twoParts), onChoose: fn() }`,
      imports: `import { playKeys } from '@chippage/ui/keyboard';\nimport { failed, loading, ready } from '${src}parts/loaded/loaded.fixtures.ts';\nimport { twoParts } from './${name}.fixtures.ts';\n`,
      keys: `${own}Keys`,
      proofs: `      focus: () => expect(canvas.getByRole('button', { name: 'STM32F103C8T6' })).toHaveFocus(),\n      press: () => expect(args.onChoose).toHaveBeenLastCalledWith('STM32F103C8T6'),`,
      more: `
/** 还没有到。 */
export const Loading: Story = { args: { items: loading } };

/** 没有到。 */
export const Failed: Story = { args: { items: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
`,
    }),
    [`packages/features/exports/${name}.ts`]: `/** Say in one sentence what it is for. */
export { ${name}, type ${name}Props } from '../src/${path}/${name}.tsx';
export { ${own}Messages } from '../src/${path}/messages.ts';
`,
  };
  return { files, afterwards: ['doors'] };
}
