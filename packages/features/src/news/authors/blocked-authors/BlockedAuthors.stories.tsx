import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleAuthor } from '../../news.fixtures.ts';
import { BlockedAuthors, type BlockedAuthorsProps } from './BlockedAuthors.tsx';

const meta = {
  title: 'Features/News/BlockedAuthors',
  component: BlockedAuthors,
  tags: ['autodocs', 'stable'],
  args: {
    authors: ready(listOf([sampleAuthor({ isBlocked: true }), sampleAuthor({ id: 8, name: '何总线（示例）', isBlocked: true })])),
    isUnblocked: () => false,
    onChange: fn<BlockedAuthorsProps['onChange']>(async () => undefined),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof BlockedAuthors>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 取消屏蔽，再屏蔽回去：同一个按钮，焦点不动。 */
export const Default: Story = {
  render: function Page(args) {
    const [free, setFree] = useState<readonly number[]>([]);
    return (
      <BlockedAuthors
        {...args}
        isUnblocked={({ id }) => free.includes(id)}
        onChange={async (author, isBlocked) => {
          await args.onChange(author, isBlocked);
          setFree(isBlocked ? [] : [author.id]);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: '取消屏蔽 何总线（示例）' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 8 }), false);
    await waitFor(() => expect(button).toHaveAccessibleName('重新屏蔽 何总线（示例）'));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('已取消屏蔽 何总线（示例），可重新屏蔽'));
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 8 }), true);
    await waitFor(() => expect(button).toHaveAccessibleName('取消屏蔽 何总线（示例）'));
  },
};

/** 没有屏蔽谁。 */
export const Empty: Story = { args: { authors: ready(listOf([])) } };

/** 正在读取。 */
export const Loading: Story = { args: { authors: loading } };

/** 没读到。 */
export const Failed: Story = { args: { authors: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
