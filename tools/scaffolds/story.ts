interface StoryParts {
  title: string;
  name: string;
  args: string;
  imports: string;
  more?: string;
  /** Its keyboard table, beside the stories, and what proves each row. */
  keys: string;
  proofs: string;
}

/** A file of stories: the usual state, more of them, and the keyboard. */
export function story({ title, name, args, imports, more = '', keys, proofs }: StoryParts): string {
  return `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
${imports}import { ${name} } from './${name}.tsx';
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
/** 键盘：照着表一行行按。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, ${keys}, {
${proofs}
    });
  },
};
`;
}

/** A table with the two rows that every control has. */
export function keyTable(from: string, name: string, component: string): string {
  return `import type { KeyTable } from '${from}';

/** The keyboard of \`${component}\`. */
export const ${name} = {
  focus: { keys: '{Tab}', does: '到按钮' },
  press: { keys: '{Enter}', does: '按下', when: '焦点在按钮上' },
} as const satisfies KeyTable;
`;
}
