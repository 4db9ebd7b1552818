import { ApiError } from '@chippage/api/errors';
import type { DiskItem } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import type { Settled } from '../../parts/clash-dialog/settleClashes.ts';
import { diskFile, sampleFolders, sampleItems, sampleQuota } from '../../parts/disk.fixtures.ts';
import { FileDisk, type FileDiskProps } from './FileDisk.tsx';
import { fileDiskKeys } from './fileDiskKeys.ts';

const settled = (done: readonly DiskItem[], own: Partial<Settled> = {}): Settled => ({ done: [...done], skipped: 0, problems: [], ...own });
const told = { waivers: { live: { because: 'React Aria 每选一次都说一句；这里按键比人快', until: '2027-02-15' } } };
const rowsOf = (rows: readonly DiskItem[], own: { total?: number; seen?: string } = {}) =>
  ready({ rows, total: own.total ?? rows.length, path: [], seen: own.seen ?? null });

/** 一个只在这里的云盘：打开文件夹换地方，删除的行没有了。 */
function Disk(props: FileDiskProps) {
  const [view, setView] = useState(props.view);
  const [gone, setGone] = useState<readonly number[]>([]);
  const isInside = view.folderId !== null;
  const path = isInside ? [{ id: view.folderId ?? 0, name: '电源' }] : [];
  const inside = [diskFile({ id: 31, name: 'TPS62130A 数据手册.pdf' }), diskFile({ id: 32, name: 'MP2307 数据手册.pdf' })];
  const { list } = props;
  return (
    <FileDisk
      {...props}
      view={view}
      onViewChange={(next) => {
        props.onViewChange(next);
        setView(next);
      }}
      list={list.status === 'ready' ? ready({ ...list.data, path, rows: (isInside ? inside : list.data.rows).filter(({ id }) => !gone.includes(id)) }) : list}
      onTrash={async (rows) => {
        const came = await props.onTrash(rows);
        setGone((was) => [...was, ...rows.map(({ id }) => id)]);
        return came;
      }}
    />
  );
}

const meta = {
  title: 'Features/Disk/FileDisk',
  component: FileDisk,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: fileDiskKeys },
  args: {
    view: { folderId: null, sort: 'name', direction: 'asc', keywords: '', fileId: null },
    onViewChange: fn(),
    list: rowsOf(sampleItems),
    folders: ready(sampleFolders),
    quota: ready(sampleQuota),
    isOffline: false,
    queuedCount: 0,
    mergedText: null,
    uploads: {
      files: [],
      refusal: null,
      unfinished: [],
      onDropUnfinished: fn(async () => undefined),
      onRetry: fn(),
      onPause: fn(),
      onResume: fn(),
      onRemove: fn(),
      onClearDone: fn(),
    },
    onUpload: fn(),
    onRename: fn<FileDiskProps['onRename']>(async (row, name) => settled([{ ...row, name }])),
    onAddFolder: fn<FileDiskProps['onAddFolder']>(async (name) => settled([diskFile({ id: 99, name })])),
    onMove: fn<FileDiskProps['onMove']>(async (rows) => settled(rows)),
    onCopy: fn<FileDiskProps['onCopy']>(async (rows) => settled(rows)),
    onTrash: fn<FileDiskProps['onTrash']>(async (rows) => settled(rows)),
    onUntrash: fn<FileDiskProps['onUntrash']>(async (rows) => settled(rows)),
    onDownload: fn<FileDiskProps['onDownload']>(async () => '云盘.zip'),
    onShare: fn(),
    notify: fn(),
  },
  render: (args) => <Disk {...args} />,
} satisfies Meta<typeof FileDisk>;
export default meta;
type Story = StoryObj<typeof meta>;

const grid = () => within(screen.getByRole('grid', { name: /里的文件/ }));
const row = (name: RegExp) => grid().getByRole('row', { name });

/** 左边文件夹，右边这个文件夹里的东西；下面是空间。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('grid', { name: '“我的文件”里的文件' })).toBeVisible();
    await expect(canvas.getByRole('heading', { level: 2, name: '我的文件' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '我的文件', current: 'page' })).toBeVisible();
  },
};

/** 键盘：选、菜单、改名、删除、打开、回上一层，每一行照表按一遍。 */
export const Keyboard: Story = {
  parameters: told,
  play: async ({ canvas, userEvent, step, args }) => {
    await canvas.findByRole('grid');
    row(/电源/).focus();
    await playKeys({ userEvent, step }, fileDiskKeys, {
      next: () => expect(row(/^网关主板 v2/)).toHaveFocus(),
      choose: () => expect(canvas.getByText('已选 1 项')).toBeVisible(),
      extend: async () => {
        await expect(canvas.getByText('已选 2 项')).toBeVisible();
      },
      all: () => expect(canvas.getByText('已选 8 项')).toBeVisible(),
      release: () => expect(canvas.getByText('已选 0 项')).toBeVisible(),
      menu: {
        given: () => row(/LM358/).focus(),
        proves: () => waitFor(() => expect(screen.getByRole('menuitem', { name: /移动到/ })).toBeVisible()),
      },
      closeMenu: () => waitFor(() => expect(screen.queryByRole('menu')).toBeNull()),
      rename: {
        given: () => row(/LM358/).focus(),
        proves: async () => {
          const field = await screen.findByRole('textbox', { name: '名称' });
          await waitFor(() => expect(field).toHaveFocus());
          await expect(field).toHaveValue('LM358 数据手册.pdf');
        },
      },
      closeRename: async () => {
        await waitFor(() => expect(row(/LM358/)).toHaveFocus());
        await expect(args.onRename).not.toHaveBeenCalled();
      },
      remove: async () => {
        await waitFor(() => expect(grid().queryByRole('row', { name: /LM358/ })).toBeNull());
        await waitFor(() => expect(row(/main\.c/)).toHaveFocus());
        await expect(args.notify).toHaveBeenLastCalledWith(
          expect.objectContaining({ text: '已把 1 项移到回收站', action: expect.objectContaining({ label: '撤销' }) }),
        );
      },
      open: {
        given: () => row(/电源/).focus(),
        proves: async () => {
          await expect(canvas.getByRole('heading', { level: 2, name: '电源' })).toBeVisible();
          await waitFor(() => expect(row(/TPS62130A/)).toHaveFocus(), { timeout: 5_000 });
        },
      },
      back: async () => {
        await expect(canvas.getByRole('heading', { level: 2, name: '我的文件' })).toBeVisible();
        await waitFor(() => expect(row(/电源/)).toHaveFocus(), { timeout: 5_000 });
      },
    });
  },
};

/** 只用键盘移动：Shift 选三行，移动到…，选文件夹，确定。 */
export const MoveByKeyboard: Story = {
  parameters: told,
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('grid');
    row(/BOM/).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('已选 3 项')).toBeVisible();
    canvas.getByRole('button', { name: '移动到…' }).focus();
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog', { name: '移动 3 项到' }));
    (await dialog.findByRole('row', { name: /^我的文件/ })).focus();
    await userEvent.keyboard('{ArrowDown} ');
    const move = await dialog.findByRole('button', { name: '移动到“电源”' });
    move.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await expect(args.onMove).toHaveBeenCalledWith([sampleItems[2], sampleItems[3], sampleItems[4]], 1, expect.anything());
    await waitFor(() => expect(args.notify).toHaveBeenCalledWith({ tone: 'success', text: '已移动 3 项到“电源”' }));
    await expect(canvas.getByText('已选 0 项')).toBeVisible();
  },
};

/** 什么也没选就下载：请选择文件。 */
export const NothingChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '下载' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请选择文件');
    await expect(args.onDownload).not.toHaveBeenCalled();
  },
};

/** 同样的打包十秒内再要：服务端的原话。 */
export const Duplicate: Story = {
  parameters: told,
  args: {
    onDownload: fn<FileDiskProps['onDownload']>(() =>
      Promise.reject(new ApiError({ status: 200, reason: 'download.duplicate', message: '请勿重复请求,稍后重试' })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '全选' }));
    await userEvent.click(canvas.getByRole('button', { name: '下载' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请勿重复请求,稍后重试');
  },
};

/** 正在打包。 */
export const ZipPreparing: Story = {
  parameters: told,
  args: { onDownload: fn<FileDiskProps['onDownload']>(() => new Promise(() => undefined)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: '全选' }));
    await userEvent.click(canvas.getByRole('button', { name: '下载' }));
    await expect(canvas.getByText('已选 8 项')).toBeVisible();
  },
};

/** 改名不对：说哪里不对，写的还在；服务端不收也在框里说。 */
export const RenameError: Story = {
  args: {
    onRename: fn<FileDiskProps['onRename']>(async (one) => settled([], { problems: [{ name: one.name, outcome: 'missing' }] })),
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('grid');
    row(/main\.c/).focus();
    await userEvent.keyboard('{F2}');
    const field = await screen.findByRole('textbox', { name: '名称' });
    await userEvent.clear(field);
    await userEvent.type(field, 'a/b{Enter}');
    await expect(field).toHaveAccessibleDescription(/名称里不能有/);
    await userEvent.clear(field);
    await userEvent.type(field, 'b.c{Enter}');
    await expect(await screen.findByRole('alert')).toHaveTextContent('“main.c”已经不在这里了');
    await expect(field).toHaveValue('b.c');
  },
};

/** 同名：问怎样处理，其余的照常移动。 */
export const Clashing: Story = {
  parameters: told,
  args: {
    onMove: fn<FileDiskProps['onMove']>(async (rows, _, ask) => {
      const choice = await ask({ name: rows[0]?.name ?? '', isFolder: false, left: 0 });
      return settled(rows.slice(1), { skipped: choice === 'skip' ? 1 : 0 });
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByRole('grid');
    row(/BOM/).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{/Shift}');
    await userEvent.click(canvas.getByRole('button', { name: '移动到…' }));
    await userEvent.click(await screen.findByRole('button', { name: /移动到“我的文件”/ }));
    await userEvent.click(await screen.findByRole('radio', { name: '跳过' }));
    await userEvent.click(screen.getByRole('button', { name: '继续' }));
    await waitFor(() => expect(args.notify).toHaveBeenCalledWith({ tone: 'success', text: '已移动 1 项到“我的文件”；跳过 1 项' }));
  },
};

const many = Array.from({ length: 10_000 }, (_, at) => diskFile({ id: at + 100, name: `TPS${String(at + 10_000)} 数据手册.pdf` }));

/** 一万个文件：只画看得见的，End 到最后一个，读屏知道第几行。 */
export const TenThousand: Story = {
  parameters: told,
  args: { list: rowsOf(many) },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const grid = await canvas.findByRole('grid', { name: /里的文件/ }, { timeout: 10_000 });
    await waitFor(() => expect(canvasElement.querySelectorAll('[role="row"]').length).toBeGreaterThan(5));
    await expect(canvasElement.querySelectorAll('[role="row"]').length).toBeLessThan(120);
    await expect(grid).toHaveAttribute('aria-rowcount', '10000');
    within(grid).getAllByRole('row')[0]?.focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement).toHaveTextContent('TPS19999'), { timeout: 5_000 });
  },
};

/** 读了一部分，还在读。 */
export const Reading: Story = { args: { list: rowsOf(many.slice(0, 300), { total: 10_000 }) } };

/** 正在上传：进度、同名等着选、失败的可以重试。 */
export const Uploading: Story = {
  args: {
    uploads: {
      files: [
        { id: 'a', name: 'LM358.pdf', sizeBytes: 1_600_000, state: 'done', step: { kind: 'reading' }, share: 1, message: null, partedId: 1, item: null },
        {
          id: 'b',
          name: '固件.zip',
          sizeBytes: 52_000_000,
          state: 'uploading',
          step: { kind: 'sending', share: 0.42, partedId: 2 },
          share: 0.42,
          message: null,
          partedId: 2,
          item: null,
        },
        { id: 'c', name: 'BOM.xlsx', sizeBytes: 48_000, state: 'asking', step: { kind: 'checking' }, share: 0, message: null, partedId: null, item: null },
        {
          id: 'd',
          name: '照片.jpg',
          sizeBytes: 4_800_000,
          state: 'failed',
          step: { kind: 'checking' },
          share: 0,
          message: '空间不够，请先清空回收站',
          partedId: null,
          item: null,
        },
        { id: 'e', name: '旧稿.txt', sizeBytes: 800, state: 'skipped', step: { kind: 'checking' }, share: 0, message: null, partedId: null, item: null },
      ],
      refusal: null,
      unfinished: [],
      onDropUnfinished: fn(async () => undefined),
      onRetry: fn(),
      onPause: fn(),
      onResume: fn(),
      onRemove: fn(),
      onClearDone: fn(),
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('已完成 1 / 共 5 个，跳过 1 个')).toBeVisible();
    await expect(canvas.getByText('空间不够，请先清空回收站')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '重试 照片.jpg' }));
    await expect(args.uploads.onRetry).toHaveBeenCalledWith(['d']);
  },
};

/** 空文件夹。 */
export const Empty: Story = { args: { list: rowsOf([]) } };

/** 搜索：在哪个文件夹里也写出来。 */
export const Found: Story = {
  args: {
    view: { folderId: null, sort: 'name', direction: 'asc', keywords: 'LM358', fileId: null },
    list: ready({
      rows: [
        {
          ...diskFile({ id: 12, name: 'LM358 数据手册.pdf', folderId: 3 }),
          path: [
            { id: 1, name: '电源' },
            { id: 3, name: 'DC-DC' },
          ],
        },
      ],
      total: 1,
      path: [],
      seen: null,
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('在 我的文件 / 电源 / DC-DC')).toBeVisible();
    await expect(canvas.getByText('找到 1 个')).toBeVisible();
  },
};

/** 没找到。 */
export const NothingFound: Story = {
  args: { view: { folderId: null, sort: 'name', direction: 'asc', keywords: '没有这个', fileId: null }, list: rowsOf([]) },
};

/** 没有网络：列表还在，可以改名，别的等网络。 */
export const Offline: Story = {
  args: { isOffline: true, queuedCount: 1, list: rowsOf(sampleItems, { seen: '2026-11-29 10:24' }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/2026-11-29 10:24 看到的样子/)).toBeVisible();
    await expect(canvas.getByText(/有 1 处改名等着合并/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: '上传文件' })).toBeDisabled();
  },
};

/** 快满了。 */
export const NearlyFull: Story = { args: { quota: ready({ ...sampleQuota, usedBytes: 4_900_000_000 }) } };

/** 正在读取。 */
export const Loading: Story = { args: { list: loading, folders: loading, quota: loading } };

/** 没读到。 */
export const Failed: Story = { args: { list: failed(fn()), folders: failed(fn()), quota: failed(fn()) } };

/** 文件夹被删了或移走了：再试也没有用，带人回去。 */
export const FolderGone: Story = {
  args: {
    view: { folderId: 404, sort: 'name', direction: 'asc', keywords: '', fileId: null },
    list: { status: 'failed', code: 'resource.not_found', message: '没有找到这个文件夹', onRetry: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '这个文件夹不在了', level: 2 })).toBeVisible();
    await expect(canvas.getByRole('link', { name: '回到我的文件' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '重试' })).toBeNull();
  },
};

/** 很长的名字。 */
export const LongText: Story = {
  args: { list: rowsOf(sampleItems.map((item) => ({ ...item, name: `${'a_very_long_file_name_'.repeat(4)}${item.name}` }))) },
};

/** 手机：名称下面是大小和时间，路在上面。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
