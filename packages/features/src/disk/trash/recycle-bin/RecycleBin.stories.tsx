import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleFolders } from '../../parts/disk.fixtures.ts';
import { sampleTrash } from './RecycleBin.fixtures.ts';
import { RecycleBin, type RecycleBinProps } from './RecycleBin.tsx';
import { recycleBinKeys } from './recycleBinKeys.ts';

const told = { waivers: { live: { because: 'React Aria 每选一次都说一句；这里按键比人快', until: '2027-02-15' } } };

const meta = {
  title: 'Features/Disk/RecycleBin',
  component: RecycleBin,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: recycleBinKeys },
  args: {
    list: ready({ rows: sampleTrash, total: sampleTrash.length }),
    folders: ready(sampleFolders),
    keywords: '',
    onSearch: fn(),
    onRestore: fn<RecycleBinProps['onRestore']>(async (rows) => ({ done: [...rows], skipped: 0, problems: [] })),
    onErase: fn<RecycleBinProps['onErase']>(async (rows) => ({ done: [...rows], skipped: 0, problems: [] })),
    onEmpty: fn<RecycleBinProps['onEmpty']>(async () => undefined),
    notify: fn(),
    now: Date.now(),
  },
} satisfies Meta<typeof RecycleBin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 原来在哪、几天后清除；两个同名的各是各的。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('row', { name: /LM358/ })).toHaveLength(2);
    await expect(canvas.getByText(/18 天后清除/)).toBeVisible();
    await expect(canvas.getByText('原文件夹已不在')).toBeVisible();
  },
};

/** 键盘：选、菜单、彻底删除要问。 */
export const Keyboard: Story = {
  parameters: told,
  play: async ({ canvas, userEvent, step, args }) => {
    await canvas.findByRole('grid');
    const [first, second] = canvas.getAllByRole('row');
    first?.focus();
    await playKeys({ userEvent, step }, recycleBinKeys, {
      next: () => expect(second).toHaveFocus(),
      choose: () => expect(canvas.getByText('已选 1 项')).toBeVisible(),
      menu: () => waitFor(() => expect(screen.getByRole('menuitem', { name: '还原' })).toBeVisible()),
      closeMenu: async () => {
        await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
        await waitFor(() => expect(second).toHaveFocus());
      },
      erase: async () => {
        const dialog = await screen.findByRole('alertdialog', { name: '彻底删除“LM358 数据手册.pdf”？' }, { timeout: 5_000 });
        await expect(dialog).toHaveAccessibleDescription(/不能找回/);
        await waitFor(() => expect(screen.getByRole('button', { name: '取消' })).toHaveFocus());
      },
      cancel: async () => {
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        await expect(args.onErase).not.toHaveBeenCalled();
      },
    });
  },
};

/** 全部还原：在的回原处，原文件夹不在的问还原到哪里。 */
export const RestoreAll: Story = {
  parameters: told,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '全选' }));
    await userEvent.click(canvas.getByRole('button', { name: '还原' }));
    await waitFor(() => expect(args.onRestore).toHaveBeenCalledWith(sampleTrash.slice(0, 3), { isOrigin: true }, expect.anything()));
    await userEvent.click(await screen.findByRole('button', { name: '还原到“我的文件”' }));
    await waitFor(() => expect(args.onRestore).toHaveBeenLastCalledWith([sampleTrash[3]], { isOrigin: false, folderId: null }, expect.anything()));
  },
};

/** 清空要问。 */
export const EmptyAll: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '清空回收站' }));
    await expect(await screen.findByRole('alertdialog')).toHaveTextContent('回收站里的 4 项会彻底删除');
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '清空回收站' }));
    await waitFor(() => expect(args.onEmpty).toHaveBeenCalledOnce());
  },
};

/** 空的。 */
export const Empty: Story = { args: { list: ready({ rows: [], total: 0 }) } };
/** 没找到。 */
export const NothingFound: Story = { args: { list: ready({ rows: [], total: 0 }), keywords: 'XYZ' } };
/** 正在读取。 */
export const Loading: Story = { args: { list: loading } };
/** 没读到。 */
export const Failed: Story = { args: { list: failed(fn()) } };
/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
