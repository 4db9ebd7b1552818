import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlphabetIndex } from './AlphabetIndex.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { alphabetIndexKeys } from './alphabetIndexKeys.ts';

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ#'].map((letter) => ({
  letter,
  href: 'IOUV'.includes(letter) ? null : `#${letter === '#' ? 'other' : letter}`,
}));

const meta = {
  title: 'UI/Navigation/AlphabetIndex',
  component: AlphabetIndex,
  tags: ['autodocs', 'stable'],
  parameters: { keys: alphabetIndexKeys },
  args: { label: '按首字母', letters, current: 'S' },
} satisfies Meta<typeof AlphabetIndex>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 有内容的字母是链接，没有的只占位置；Tab 跳过空的。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(23);
    await expect(canvas.getByRole('link', { name: 'S' })).toHaveAttribute('aria-current', 'page');
    await expect(canvas.queryByRole('link', { name: 'I' })).toBeNull();
    canvas.getByRole('link', { name: 'H' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'J' })).toHaveFocus();
  },
};

/** 没有当前字母。 */
export const NoneCurrent: Story = { args: { current: null } };

/** 窄屏折行。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 一条，放得下就排满；字母前后可以有词，正在看的没有链接也标出来。 */
export const Strip: Story = {
  args: { look: 'strip', letters: [{ letter: '热门', href: null }, { letter: '国产', href: '#domestic' }, ...letters], current: '热门' },
  play: async ({ canvas }) => expect(canvas.getByText('热门')).toHaveAttribute('aria-current', 'page'),
};

/** 一条，窄屏横向滚动。 */
export const StripNarrow: Story = {
  args: { look: 'strip' },
  globals: { viewport: { value: 'w360' } },
};

/** 键盘：逐个字母走，空的不停。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const link = (name: string) => canvas.getByRole('link', { name });
    const opened = fn((event: Event) => event.preventDefault());
    link('J').addEventListener('click', opened);
    await playKeys({ userEvent, step }, alphabetIndexKeys, {
      focus: () => expect(link('A')).toHaveFocus(),
      next: { given: () => link('H').focus(), proves: () => expect(link('J')).toHaveFocus() },
      open: () => expect(opened).toHaveBeenCalledOnce(),
    });
  },
};
