import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { sampleAuthor } from '../../news.fixtures.ts';
import { AuthorCard } from './AuthorCard.tsx';
import { AuthorList } from './AuthorList.tsx';

const meta = { title: 'Features/News/AuthorCard', component: AuthorCard, tags: ['autodocs', 'stable'], args: { author: sampleAuthor() } } satisfies Meta<
  typeof AuthorCard
>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 示例作者要标明。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    // Once: the name itself says so.
    await expect(canvas.getAllByText(/示例/)).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '周电源（示例）' })).toHaveAttribute('href', '/news/author?id=7');
  },
};
/** 可以关注：名字不变，状态由按下与否说出。 */
export const Following: Story = {
  args: { onFollow: fn() },
  render: function Render(args) {
    const [isFollowed, setFollowed] = useState(false);
    return (
      <AuthorCard
        {...args}
        author={{ ...args.author, isFollowed }}
        onFollow={(next) => {
          setFollowed(next);
          args.onFollow?.(next);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '关注 周电源（示例）' });
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    button.focus();
    await userEvent.keyboard(' ');
    await expect(args.onFollow).toHaveBeenCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  },
};
/** 长的名字与领域。 */
export const LongText: Story = {
  args: {
    author: sampleAuthor({ name: '一位名字特别长的示例编辑身份用来看换行', field: '电源与热设计、接口与总线、来料检验与储存、选型与采购' }),
    onFollow: fn(),
  },
};
/** 手机。 */
export const Narrow: Story = { args: { onFollow: fn() }, globals: { viewport: { value: 'w360' } } };
/** 全部作者：每人一格，带简介。 */
export const Several: Story = {
  render: () => (
    <AuthorList authors={[sampleAuthor(), sampleAuthor({ id: 8, name: '何总线（示例）' }), sampleAuthor({ id: 9, name: '林研（示例）', intro: '' })]} />
  ),
  play: async ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(3),
};
