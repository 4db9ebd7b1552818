// What the pieces of the pages that `npm run new page` makes have alike.
import { camel, pascal } from './scaffold.ts';

/** What a piece is made for. */
export interface About {
  domain: string;
  name: string;
  /** Of the piece, below `packages/features/src`. */
  folder: string;
  /** From the piece back to `src`. */
  up: string;
}

/** Files of a piece and its door. */
export interface Piece {
  files: Record<string, string>;
}

/** Its texts. */
export const messagesFile = (up: string, name: string, texts: string) => `import { defineMessages } from '${up}i18n/messages.ts';

/** Texts of ${name}. */
export const ${camel(name)}Messages = defineMessages('${camel(name)}', {
  title: '${name}',
${texts}});
`;

const fixturesFile = (domain: string, name: string) => `import type { ${pascal(domain)}Entry } from '@chippage/api/types';

/** Two entries. */
export const ${camel(name)}Sample: ${pascal(domain)}Entry[] = [
  { id: 2, title: 'STM32F103C8T6', createTime: '2026-07-02T08:00:00.000Z' },
  { id: 1, title: 'LM358DR', createTime: '2026-07-01T08:00:00.000Z' },
];
`;

/** Its door. */
export const doorFile = (folder: string, name: string, more = '') => `/** Say in one sentence what it is for. */
export { ${name}, type ${name}Props } from '../src/${folder}/${name}.tsx';
export { ${more}use${name} } from '../src/${folder}/use${name}.ts';
export { ${camel(name)}Messages } from '../src/${folder}/messages.ts';
`;

/** Its stories: those that are handed in, and a narrow one. */
export const storiesFile = (
  { domain, name }: About,
  imports: string,
  args: string,
  more: string,
) => `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
${imports}import { ${name} } from './${name}.tsx';

const meta = {
  title: 'Features/${pascal(domain)}/${name}',
  component: ${name},
  tags: ['autodocs', 'experimental'],
  args: ${args},
} satisfies Meta<typeof ${name}>;
export default meta;
type Story = StoryObj<typeof meta>;

${more}
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
`;

/** What is different in the pieces that show what a call reads. */
export interface ReadParts {
  /** The file of the component. */
  component: string;
  /** The file of its hook. */
  hook: string;
  /** Lines of its texts, after the title. */
  texts: string;
  /** What the stories give it. */
  args: string;
  /** The stories that differ. */
  stories: string;
  /** The name of the property that is read. */
  read: string;
  /** What the door offers of the hook's file besides the hook. */
  offered?: string;
}

/** A piece that shows what a call reads: with samples, and stories of loading and failing. */
export function readPiece(about: About, { component, hook, texts, args, stories, read, offered }: ReadParts): Piece {
  const { domain, name, folder, up } = about;
  const at = `packages/features/src/${folder}`;
  return {
    files: {
      [`${at}/${name}.tsx`]: component,
      [`${at}/use${name}.ts`]: hook,
      [`${at}/messages.ts`]: messagesFile(up, name, texts),
      [`${at}/${name}.fixtures.ts`]: fixturesFile(domain, name),
      [`${at}/${name}.stories.tsx`]: storiesFile(
        about,
        `import { failed, loading, ready } from '${up}parts/loaded/loaded.fixtures.ts';\nimport { ${camel(name)}Sample } from './${name}.fixtures.ts';\n`,
        args,
        `${stories}
/** 正在读。 */
export const Loading: Story = { args: { ${read}: loading } };

/** 没读到。 */
export const Failed: Story = { args: { ${read}: failed(fn()) } };
`,
      ),
      [`packages/features/exports/${name}.ts`]: doorFile(folder, name, offered),
    },
  };
}
