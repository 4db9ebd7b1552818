import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { MenuTrigger } from 'react-aria-components/Menu';
import { expect, fn, screen, waitFor, type within } from 'storybook/test';
import { IconButton } from '../Button/IconButton.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { MoreIcon, TrashIcon } from '../Icon/itemIcons.tsx';
import { EditIcon, DocumentIcon } from '../Icon/pageIcons.tsx';
import { FolderIcon } from '../Icon/objectIcons.tsx';
import { Menu, MenuItem } from '../Menu/Menu.tsx';
import { Tree, type TreeNode, type TreeProps } from './Tree.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { treeKeys } from './treeKeys.ts';

const folder = (id: string, text: string, children: TreeNode[] | null, detail?: string): TreeNode => ({
  id,
  text,
  children,
  icon: <FolderIcon size={16} />,
  ...(detail !== undefined && { detail }),
});
const file = (id: string, text: string): TreeNode => ({ id, text, icon: <DocumentIcon size={16} /> });

const disk = [
  folder(
    'mcu',
    '微控制器',
    [
      folder('st', 'STM32', [file('f103', 'STM32F103C8T6.pdf'), file('f407', 'STM32F407VGT6.pdf')], '2'),
      folder('gd', 'GD32', [file('gd103', 'GD32F103C8T6.pdf')], '1'),
    ],
    '3',
  ),
  folder('power', '电源', [file('tps', 'TPS62130A.pdf'), file('lm', 'LM2596S.pdf')], '2'),
  file('read', '选型说明.pdf'),
];
const told = { live: { because: 'React Aria 每选一次都说一句；这里按键比人快', until: '2027-02-22' } };

const without = (nodes: readonly TreeNode[], ids: readonly string[]): TreeNode[] =>
  nodes.filter(({ id }) => !ids.includes(id)).map((node) => (node.children ? { ...node, children: without(node.children, ids) } : node));

function Disk(props: TreeProps) {
  const [nodes, setNodes] = useState(props.nodes);
  const remove = (ids: string[]) => {
    props.onRemove?.(ids);
    setNodes((now) => without(now, ids));
  };
  return (
    <Tree
      {...props}
      nodes={nodes}
      onRemove={remove}
      actions={({ id, text }) => (
        <MenuTrigger>
          <IconButton size="xs" label={`${text} 的操作`}>
            <MoreIcon size={16} />
          </IconButton>
          <Menu placement="bottom end" onAction={(key) => (key === 'delete' ? remove([id]) : props.onEdit?.(id))}>
            <MenuItem id="rename" icon={<EditIcon size={16} />} detail="F2">
              重命名
            </MenuItem>
            <MenuItem id="delete" icon={<TrashIcon size={16} />} detail="Del" tone="danger">
              删除
            </MenuItem>
          </Menu>
        </MenuTrigger>
      )}
    />
  );
}

const meta = {
  title: 'UI/Collections/Tree',
  component: Tree,
  tags: ['autodocs', 'beta'],
  parameters: { keys: treeKeys },
  args: {
    label: '云盘目录',
    nodes: disk,
    defaultExpandedIds: ['mcu'],
    loadingText: '正在打开…',
    expandLabel: '展开',
    collapseLabel: '收起',
    empty: (
      <EmptyState size="sm" icon={<FolderIcon size={32} />} title="云盘是空的">
        新建一个文件夹，或把文件拖到这里
      </EmptyState>
    ),
    onAction: fn(),
    onEdit: fn(),
    onRemove: fn(),
    onSelectionChange: fn(),
    onExpandedChange: fn(),
  },
  render: (args) => <Disk {...args} />,
} satisfies Meta<typeof Tree>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('row', { name });

/** 文件夹和文件；读屏听得到层级、第几个、开没开。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('treegrid', { name: '云盘目录' })).toBeVisible();
    const mcu = row(canvas, /微控制器/);
    await expect(mcu).toHaveAttribute('aria-expanded', 'true');
    await expect(mcu).toHaveAttribute('aria-setsize', '3');
    await expect(row(canvas, /STM32/)).toHaveAttribute('aria-level', '2');
    await expect(row(canvas, /选型说明/)).not.toHaveAttribute('aria-expanded');
  },
};

/** 开合的按钮说出要做什么、是哪一行。 */
export const Chevrons: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: '收起 微控制器' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '展开 电源' }));
    await expect(row(canvas, /TPS62130A/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '收起 电源' }));
    await expect(canvas.getByRole('button', { name: '展开 电源' })).toBeVisible();
    // A hand's press leaves the focus on the row; the press of a script does not.
    row(canvas, /电源/).focus();
  },
};

/** 键盘：→ 展开、再按到里面；← 收起、再按到外面；↑↓、Home、End、打字都能走；回车打开。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const lands = (name: RegExp) => waitFor(() => expect(row(canvas, name)).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard('{Home}');
    await playKeys({ userEvent, step }, treeKeys, {
      inside: async () => {
        await lands(/^STM32/);
        await userEvent.keyboard('{ArrowDown}{ArrowRight}{ArrowRight}');
        await lands(/GD32F103/);
        await userEvent.keyboard('{ArrowLeft}{ArrowLeft}{ArrowUp}');
        await lands(/^STM32/);
      },
      next: async () => {
        await lands(/^GD32/);
        await expect(row(canvas, /^GD32/)).toHaveAttribute('aria-expanded', 'false');
      },
      outside: () => lands(/微控制器/),
      end: () => lands(/选型说明/),
      previous: () => lands(/电源/),
      home: () => lands(/微控制器/),
      find: () => lands(/^STM32/),
      open: () => expect(args.onAction).toHaveBeenLastCalledWith('st'),
      rename: () => expect(args.onEdit).toHaveBeenLastCalledWith('st'),
      remove: async () => {
        await expect(args.onRemove).toHaveBeenLastCalledWith(['st']);
        await lands(/^GD32/);
      },
    });
  },
};

/** 操作菜单：Tab 到这一行的按钮，回车打开，Esc 回到这一行。 */
export const ActionsMenu: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{Home}{ArrowLeft}{ArrowDown}');
    await waitFor(() => expect(row(canvas, /电源/)).toHaveFocus());
    const more = canvas.getByRole('button', { name: '电源 的操作' });
    await expect(more).toHaveProperty('tabIndex', 0);
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /重命名/ })).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(row(canvas, /电源/)).toHaveFocus());
    more.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /重命名/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onEdit).toHaveBeenLastCalledWith('power');
    await waitFor(() => expect(row(canvas, /电源/)).toHaveFocus());
  },
};

/** 多选：空格选中，Shift+↓ 连选，Esc 放开。 */
export const Multiple: Story = {
  parameters: { waivers: told },
  args: { selectionMode: 'multiple' },
  play: async ({ canvas, userEvent, args }) => {
    row(canvas, /^STM32/).focus();
    await userEvent.keyboard(' ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['st']);
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['st', 'gd', 'power']);
    await userEvent.keyboard('{Escape}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith([]);
    await userEvent.keyboard('{Home} ');
    await expect(row(canvas, /微控制器/)).toHaveAttribute('aria-selected', 'true');
  },
};

/** 删除以后焦点到下一行；最后一行删了到前一行；删完到目录。 */
export const Remove: Story = {
  play: async ({ canvas, userEvent, args }) => {
    row(canvas, /^STM32/).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(['st']);
    await waitFor(() => expect(row(canvas, /^GD32/)).toHaveFocus());
    await userEvent.keyboard('{End}{Delete}');
    await waitFor(() => expect(row(canvas, /电源/)).toHaveFocus());
    await userEvent.keyboard('{Delete}');
    await waitFor(() => expect(row(canvas, /^GD32/)).toHaveFocus());
    await userEvent.keyboard('{Home}{Delete}');
    await waitFor(() => expect(canvas.getByRole('treegrid', { name: '云盘目录' })).toHaveFocus());
  },
};

/** 打开才去取：取的时候转圈，取到就在下面。 */
export const Lazy: Story = {
  args: { nodes: [folder('shared', '同事共享', null), ...disk], defaultExpandedIds: [] },
  play: async ({ canvas, userEvent, args }) => {
    row(canvas, /同事共享/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onExpandedChange).toHaveBeenLastCalledWith(['shared']);
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(row(canvas, /正在打开/)).toHaveFocus());
  },
};

/** 不能选的照样走得到。 */
export const DisabledNode: Story = {
  args: { selectionMode: 'multiple', nodes: disk.map((node) => (node.id === 'power' ? { ...node, isDisabled: true } : node)) },
};

/** 没有：一句话。 */
export const Empty: Story = { args: { nodes: [] }, play: async ({ canvas }) => expect(canvas.getByText('云盘是空的')).toBeVisible() };

/** 很多，很深。 */
export const Many: Story = {
  args: {
    nodes: Array.from({ length: 40 }, (_, at) => folder(`d${at}`, `项目 ${at + 1}`, [folder(`d${at}a`, '原理图', [file(`d${at}b`, `rev-${at}.pdf`)])])),
    defaultExpandedIds: ['d0', 'd0a', 'd1', 'd1a', 'd2'],
  },
};

/** 很长的名字折行，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    nodes: [
      folder('long', '宽温度范围内输出电压精度的测试方法与统计结果汇总', [file('f', `${'a_very_long_file_name_of_a_datasheet_'.repeat(3)}.pdf`)], '1'),
      ...disk,
    ],
    defaultExpandedIds: ['long', 'mcu', 'st'],
  },
};

/** 手机上，多选。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { selectionMode: 'multiple', defaultSelectedIds: ['st', 'tps'], defaultExpandedIds: ['mcu', 'power'] },
};
