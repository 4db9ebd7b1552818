import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleCollected } from './CollectedList.fixtures.ts';
import { CollectedList, type CollectedListProps } from './CollectedList.tsx';

const meta = {
  title: 'Features/Datasheets/CollectedList',
  component: CollectedList,
  tags: ['autodocs', 'stable'],
  args: {
    documents: ready(listOf(sampleCollected)),
    isRemoved: () => false,
    onChange: fn<CollectedListProps['onChange']>(async () => undefined),
    onDownload: fn<CollectedListProps['onDownload']>(async () => '我的数据手册.zip'),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof CollectedList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 选了才能打包；有新版的指到新版；原厂的和下架的选不了。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: '打包下载' })).toBeDisabled();
    await expect(canvas.getAllByRole('checkbox')).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '有新版' })).toHaveAttribute('href', expect.stringContaining('/specification_detail/44'));
    await userEvent.click(canvas.getByRole('checkbox', { name: '选择 EX32F103 数据手册（样例）' }));
    await userEvent.click(canvas.getByRole('button', { name: '打包下载 1 份' }));
    await expect(args.onDownload).toHaveBeenCalledWith([31]);
    await waitFor(() => expect(canvas.getByText('已下载 我的数据手册.zip')).toBeVisible());
  },
};

/** 移出再放回：同一个按钮，焦点不动；移出的不再打包。 */
export const RemoveAndUndo: Story = {
  render: function Page(args) {
    const [gone, setGone] = useState<readonly number[]>([]);
    return (
      <CollectedList
        {...args}
        isRemoved={({ id }) => gone.includes(id)}
        onChange={async (document, isCollected) => {
          await args.onChange(document, isCollected);
          setGone(isCollected ? [] : [document.id]);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    const button = canvas.getByRole('button', { name: '移出 EX32F103 数据手册（样例）' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 31 }), false);
    await waitFor(() => expect(button).toHaveAccessibleName('放回 EX32F103 数据手册（样例）'));
    await expect(button).toHaveFocus();
    await expect(canvas.getByRole('button', { name: '打包下载' })).toBeDisabled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ id: 31 }), true);
  },
};

/** 十秒内同样的请求：服务端的原话。 */
export const Refused: Story = {
  args: {
    onDownload: fn<CollectedListProps['onDownload']>(() =>
      Promise.reject(new ApiError({ status: 200, reason: 'download.duplicate', message: '请勿重复请求,稍后重试' })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '打包下载 1 份' }));
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent('请勿重复请求,稍后重试'));
  },
};

/** 还没有存入。 */
export const Empty: Story = { args: { documents: ready(listOf([])) } };

/** 正在读取。 */
export const Loading: Story = { args: { documents: loading } };

/** 没读到。 */
export const Failed: Story = { args: { documents: failed(fn()) } };

/** 手机，长标题。 */
export const Narrow: Story = {
  args: { documents: ready(listOf(sampleCollected.map((row) => ({ ...row, title: `${row.title} ${'ultra-low-power '.repeat(6)}` })))) },
  globals: { viewport: { value: 'w360' } },
};
