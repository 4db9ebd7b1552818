import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { bomVersions } from '../bom.fixtures.ts';
import { SavedBomTools } from './SavedBomTools.tsx';

const meta = {
  title: 'Features/Bom/SavedBomTools',
  component: SavedBomTools,
  tags: ['autodocs', 'experimental'],
  args: {
    id: 1,
    name: '网关主板 v2',
    version: 3,
    shareUrl: null,
    onShare: fn(async () => undefined),
    versions: { status: 'ready', data: bomVersions },
    onOpenVersions: fn(),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof SavedBomTools>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 还没有分享：说别人看得到什么，按下才有链接。 */
export const Share: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    await userEvent.click(within(await screen.findByRole('dialog', { name: '分享「网关主板 v2」' })).getByRole('button', { name: '生成链接' }));
    await expect(args.onShare).toHaveBeenCalledWith(true);
  },
};

/** 已分享：链接能复制，能停。 */
export const Shared: Story = {
  args: { shareUrl: 'https://chippage.example/datasheet/bom/shared/Zm9vYmFyYmF6cXV4MTIz' },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '分享' }));
    const form = within(await screen.findByRole('dialog'));
    await expect(form.getByRole('textbox', { name: '链接' })).toHaveValue(args.shareUrl);
    await userEvent.click(form.getByRole('button', { name: '停止分享' }));
    await expect(args.onShare).toHaveBeenCalledWith(false);
  },
};

/** 版本：现在看的没有链接，别的能打开。 */
export const Versions: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '版本' }));
    const form = within(await screen.findByRole('dialog', { name: '版本记录' }));
    await expect(args.onOpenVersions).toHaveBeenCalledOnce();
    await expect(form.queryByRole('link', { name: '第 3 版' })).toBeNull();
    await expect(form.getByRole('link', { name: '第 2 版' })).toHaveAttribute('href', '/datasheet/bom/1?version=2');
  },
};

/** 删除先问。 */
export const Remove: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除' }));
    const form = within(await screen.findByRole('alertdialog', { name: '删除「网关主板 v2」？' }));
    await userEvent.click(form.getByRole('button', { name: '删除' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};
