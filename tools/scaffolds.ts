// The files that `npm run new` writes. Each names the next thing to do by a test that fails.

type Files = Record<string, string>;

/** A part of the design system, e.g. `Rating`. */
export function uiFiles(name: string): Files {
  const folder = `packages/ui/src/${name}`;
  const css = name[0]!.toLowerCase() + name.slice(1);
  return {
    [`${folder}/${name}.tsx`]: `import * as styles from './${name}.css.ts';

/** Props of \`${name}\`. */
export interface ${name}Props {
  /** What it is, for everybody. */
  label: string;
}

/** Say in one sentence what it is for, and what to use instead when it is not that. */
export function ${name}({ label }: ${name}Props) {
  return <span className={styles.${css}}>{label}</span>;
}
`,
    [`${folder}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inUi } from '../theme/inUi.ts';

export const ${css} = style(inUi({ color: vars.color.text.default }));
`,
    [`${folder}/${css}Keys.ts`]: `import type { KeyTable } from '../keyboard/keyTable.ts';

/** The keyboard of \`${name}\`. */
export const ${css}Keys = {
  focus: { keys: '{Tab}', does: '到按钮' },
} as const satisfies KeyTable;
`,
    [`${folder}/${name}.stories.tsx`]: story({
      title: `UI/Data/${name}`,
      name,
      from: `./${name}.tsx`,
      args: `{ label: '${name}' }`,
      imports: `import { playKeys } from '../keyboard/playKeys.ts';\n`,
      keys: `${css}Keys`,
    }),
    [`packages/ui/exports/${name}.ts`]: `/** Say in one sentence what it is for. */
export { ${name}, type ${name}Props } from '../src/${name}/${name}.tsx';
`,
  };
}

/** A piece of a screen, e.g. `datasheets/rating-list`. */
export function featureFiles(path: string): Files {
  const [domain = '', piece = ''] = path.split('/');
  const name = pascal(piece);
  const camel = name[0]!.toLowerCase() + name.slice(1);
  const folder = `packages/features/src/${domain}/${piece}`;
  return {
    [`${folder}/${name}.tsx`]: `import type { Loadable } from '@chippage/api/loadable';
import { useMessages } from '../../i18n/FeaturesProvider.tsx';
import * as styles from './${name}.css.ts';
import { ${camel}Messages } from './messages.ts';

export interface ${name}Props {
  /** What it shows; loading, failure and emptiness are states of their own. */
  items: Loadable<readonly string[]>;
}

/** Say in one sentence what it is for. */
export function ${name}({ items }: ${name}Props) {
  const t = useMessages(${camel}Messages);
  return (
    <section className={styles.${camel}} aria-label={t('title')}>
      {items.status === 'ready' && items.data.map((item) => <p key={item}>{item}</p>)}
    </section>
  );
}
`,
    [`${folder}/${name}.css.ts`]: `import { vars } from '@chippage/ui/theme';
import { style } from '@vanilla-extract/css';
import { inFeatures } from '../../theme/inFeatures.ts';

export const ${camel} = style(inFeatures({ display: 'grid', gap: vars.space.s8 }));
`,
    [`${folder}/messages.ts`]: `import { defineMessages } from '../../i18n/messages.ts';

/** Texts of ${piece}. */
export const ${camel}Messages = defineMessages('${camel}', { title: '${name}' });
`,
    [`${folder}/${name}.fixtures.ts`]: `/** Two parts that everybody knows. */
export const twoParts = ['STM32F103C8T6', 'LM358DR'] as const;
`,
    [`${folder}/${camel}Keys.ts`]: `import type { KeyTable } from '@chippage/ui/keyboard';

/** The keyboard of \`${name}\`. */
export const ${camel}Keys = {
  focus: { keys: '{Tab}', does: '到按钮' },
} as const satisfies KeyTable;
`,
    [`${folder}/${name}.stories.tsx`]: story({
      title: `Features/${pascal(domain)}/${name}`,
      keys: `${camel}Keys`,
      name,
      from: `./${name}.tsx`,
      args: `{ items: { status: 'ready', data: twoParts } }`,
      imports: `import { playKeys } from '@chippage/ui/keyboard';\nimport { twoParts } from './${name}.fixtures.ts';\n`,
      more: `
/** 还没有到。 */
export const Loading: Story = { args: { items: { status: 'loading' } } };
`,
    }),
    [`packages/features/exports/${name}.ts`]: `/** Say in one sentence what it is for. */
export { ${name}, type ${name}Props } from '../src/${domain}/${piece}/${name}.tsx';
export { ${camel}Messages } from '../src/${domain}/${piece}/messages.ts';
`,
  };
}

/** A domain of the server, e.g. `orders`. */
export function domainFiles(domain: string): Files {
  const folder = `apps/server/src/${domain}`;
  return {
    [`packages/api/contract/${domain}.tsp`]: `import "./common.tsp";

using TypeSpec.Http;

// One interface of this domain; main.tsp imports this file, and \`npm run generate\` writes the rest.
`,
    [`${folder}/${domain}.rules.ts`]: `// What is decided without a database: totals, allowed steps. Pure functions only.
export {};
`,
    [`${folder}/${domain}.schema.ts`]: `// The tables of ${domain}, for drizzle; \`npm run migrations\` in apps/server writes the migration.
export {};
`,
    [`${folder}/${domain}.queries.ts`]: `// SQL only. Each function takes \`db\` first, so that a transaction passes through.
export {};
`,
    [`${folder}/${domain}.errors.ts`]: `// Named factories: a stable reason, a status, a sentence that says what to do.
export {};
`,
    [`${folder}/${domain}.test.ts`]: `import { expect, test } from 'vitest';

test('${domain}：正常、被拒绝、别人的，三种情形各一条', () => {
  expect('没有写').toBe('写好了');
});
`,
  };
}

interface StoryParts {
  title: string;
  name: string;
  from: string;
  args: string;
  imports?: string;
  more?: string;
  /** Its keyboard table, beside the stories. */
  keys: string;
}

function story({ title, name, from, args, imports = '', more = '', keys }: StoryParts): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
${imports}import { ${name} } from '${from}';
import { ${keys} } from './${keys}.ts';

const meta = {
  title: '${title}',
  component: ${name},
  tags: ['autodocs', 'experimental'],
  parameters: { keys: ${keys} },
  args: ${args},
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 最常见的样子。 */
export const Default: Story = {};
${more}
/** 键盘：写下它该怎样用，然后让它通过。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, ${keys}, {
      focus: () => expect(canvas.getByRole('button')).toHaveFocus(),
    });
  },
};
`;
}

function pascal(words: string): string {
  return words.replaceAll(/(?:^|-)([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
