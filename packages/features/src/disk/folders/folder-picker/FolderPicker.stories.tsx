import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleFolders } from '../../parts/disk.fixtures.ts';
import { FolderPicker } from './FolderPicker.tsx';

const meta = {
  title: 'Features/Disk/FolderPicker',
  component: FolderPicker,
  tags: ['autodocs', 'experimental'],
  args: { action: 'move', count: 20, folders: ready(sampleFolders), folderId: null, onPick: fn(), onClose: fn() },
} satisfies Meta<typeof FolderPicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 选一个，确定；键盘走树，空格选。 */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    (await screen.findByRole('row', { name: /^我的文件/ })).focus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight} ');
    await userEvent.click(await screen.findByRole('button', { name: '移动到“DC-DC”' }));
    await expect(args.onPick).toHaveBeenCalledWith(3);
  },
};

/** 移动文件夹：它自己和里面的不能选。 */
export const WithoutItself: Story = {
  args: { without: new Set([1]), folderId: 2 },
  play: async () => {
    await expect(await screen.findByRole('row', { name: /网关主板/ })).toBeVisible();
    await expect(screen.queryByRole('row', { name: /^电源/ })).toBeNull();
  },
};

/** 还原到别处。 */
export const Restore: Story = { args: { action: 'restore', count: 1 } };
/** 正在读取。 */
export const Loading: Story = { args: { folders: loading } };
/** 没读到。 */
export const Failed: Story = { args: { folders: failed(fn()) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
