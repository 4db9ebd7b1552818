import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { EmptyState } from '../EmptyState/EmptyState.tsx';
import { TrashIcon } from '../Icon/itemIcons.tsx';
import { DocumentIcon } from '../Icon/pageIcons.tsx';
import { GridList, type GridListProps, type GridListRow } from './GridList.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { gridListChooseKeys, gridListKeys } from './gridListKeys.ts';

const files: GridListRow[] = [
  { id: 'lm358', text: 'LM358 数据手册.pdf' },
  { id: 'stm32', text: 'STM32F103C8T6 数据手册.pdf' },
  { id: 'gd32', text: 'GD32F103C8T6 勘误表.pdf' },
  { id: 'tps', text: 'TPS62130A 数据手册.pdf' },
];
const told = { live: { because: 'React Aria 每选一次都说一句；这里按键比人快', until: '2027-02-15' } };
const empty = (
  <EmptyState size="sm" icon={<DocumentIcon size={32} />} title="还没有文件">
    上传的数据手册会放在这里
  </EmptyState>
);

function Files(props: GridListProps<GridListRow>) {
  const [left, setLeft] = useState(props.items);
  const remove = (ids: string[]) => {
    props.onRemove?.(ids);
    setLeft((now) => now.filter(({ id }) => !ids.includes(id)));
  };
  return (
    <GridList
      {...props}
      items={left}
      onRemove={remove}
      actions={({ id, text }) => (
        <IconButton size="sm" label={`删除 ${text}`} onPress={() => remove([id])}>
          <TrashIcon size={16} />
        </IconButton>
      )}
      move={
        props.move && {
          ...props.move,
          onMove: (id, index) =>
            setLeft((now) => {
              const others = now.filter((item) => item.id !== id);
              return [...others.slice(0, index), ...now.filter((item) => item.id === id), ...others.slice(index)];
            }),
        }
      }
    />
  );
}

const meta = {
  title: 'UI/Collections/GridList',
  component: GridList<GridListRow>,
  tags: ['autodocs', 'beta'],
  parameters: { keys: { ...gridListKeys, ...gridListChooseKeys } },
  args: {
    label: '我的文件',
    items: files,
    empty,
    selectionMode: 'multiple',
    selection: {
      allLabel: '全选',
      count: (count) => `已选择 ${count} 项`,
      actions: (ids) => (
        <Button size="sm" variant="outline" isDisabled={ids.length === 0}>
          下载
        </Button>
      ),
    },
    onAction: fn(),
    onRemove: fn(),
    onEdit: fn(),
    onSelectionChange: fn(),
  },
  render: (args) => <Files {...args} />,
} satisfies Meta<typeof GridList<GridListRow>>;
export default meta;
type Story = StoryObj<typeof meta>;

const row = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.getByRole('row', { name });

/** 多选的文件列表；上面一行说选了几项，能做什么。 */
export const Default: Story = {
  args: { defaultSelectedIds: ['stm32', 'gd32'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid', { name: '我的文件' })).toHaveAttribute('aria-multiselectable', 'true');
    await expect(canvas.getByText('已选择 2 项')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: '全选' })).toBePartiallyChecked();
    await expect(row(canvas, /STM32/)).toHaveAttribute('aria-selected', 'true');
  },
};

/** 键盘走动：↑↓、Home、End、打开头几个字母；← → 到这一行的按钮再回来。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const lands = (name: RegExp) => waitFor(() => expect(row(canvas, name)).toHaveFocus());
    row(canvas, /LM358/).focus();
    await playKeys({ userEvent, step }, gridListKeys, {
      next: () => lands(/STM32/),
      end: () => lands(/TPS/),
      previous: () => lands(/GD32/),
      home: () => lands(/LM358/),
      pageDown: () => lands(/TPS/),
      pageUp: () => lands(/LM358/),
      find: () => lands(/STM32/),
      inside: async () => {
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('button', { name: '删除 STM32F103C8T6 数据手册.pdf' })).toHaveFocus();
        await userEvent.keyboard('{ArrowRight}');
        await lands(/STM32/);
      },
      open: () => expect(args.onAction).toHaveBeenLastCalledWith('stm32'),
      rename: () => expect(args.onEdit).toHaveBeenLastCalledWith('stm32'),
      remove: async () => {
        await expect(args.onRemove).toHaveBeenLastCalledWith(['stm32']);
        await lands(/GD32/);
      },
    });
  },
};

/** 键盘选择：空格选中，Shift+↓ 连选，Ctrl+A 全选，Esc 放开。 */
export const Choose: Story = {
  parameters: { waivers: told },
  play: async ({ canvas, userEvent, step, args }) => {
    row(canvas, /LM358/).focus();
    await playKeys({ userEvent, step }, gridListChooseKeys, {
      choose: () => expect(args.onSelectionChange).toHaveBeenLastCalledWith(['lm358']),
      extend: async () => {
        await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
        await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['lm358', 'stm32', 'gd32']);
        await expect(canvas.getByText('已选择 3 项')).toBeVisible();
      },
      all: async () => {
        await expect(canvas.getByText('已选择 4 项')).toBeVisible();
        await expect(canvas.getByRole('checkbox', { name: '全选' })).toBeChecked();
      },
      release: () => expect(canvas.getByText('已选择 0 项')).toBeVisible(),
    });
    await userEvent.click(canvas.getByRole('checkbox', { name: '全选' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['lm358', 'stm32', 'gd32', 'tps']);
  },
};

/** 删除以后焦点到下一行；最后一行删了到前一行；删完到列表。 */
export const Remove: Story = {
  parameters: { waivers: told },
  play: async ({ canvas, userEvent, args }) => {
    row(canvas, /STM32/).focus();
    await userEvent.keyboard('{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(['stm32']);
    await waitFor(() => expect(row(canvas, /GD32/)).toHaveFocus());
    await userEvent.keyboard('{End}');
    await userEvent.click(canvas.getByRole('button', { name: '删除 TPS62130A 数据手册.pdf' }));
    await waitFor(() => expect(row(canvas, /GD32/)).toHaveFocus());
    await userEvent.keyboard('{Control>}a{/Control}{Delete}');
    await expect(args.onRemove).toHaveBeenLastCalledWith(['lm358', 'gd32']);
    await expect(await canvas.findByText('还没有文件')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('grid', { name: '我的文件' })).toHaveFocus());
  },
};

/** 改顺序：上移、下移；到头以后焦点换到另一个按钮。 */
export const Order: Story = {
  args: {
    selectionMode: 'none',
    move: {
      upLabel: ({ text }) => `上移 ${text}`,
      downLabel: ({ text }) => `下移 ${text}`,
      movedText: (_item, place) => `已移到第 ${place} 位`,
      onMove: fn(),
    },
  },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('row').map((one) => one.dataset['key']);
    const up = () => canvas.getByRole('button', { name: '上移 GD32F103C8T6 勘误表.pdf' });
    row(canvas, /GD32/).focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(up()).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(names()).toEqual(['lm358', 'gd32', 'stm32', 'tps']));
    await expect(up()).toHaveFocus();
    await userEvent.click(up());
    await waitFor(() => expect(names()).toEqual(['gd32', 'lm358', 'stm32', 'tps']));
    await waitFor(() => expect(canvas.getByRole('button', { name: '下移 GD32F103C8T6 勘误表.pdf' })).toHaveFocus());
  },
};

/** 不能选的一行照样走得到，读得到。 */
export const DisabledRow: Story = {
  args: { items: files.map((file) => (file.id === 'gd32' ? { ...file, isDisabled: true } : file)) },
  play: async ({ canvas }) => {
    await expect(within(row(canvas, /GD32/)).getByRole('checkbox')).toBeDisabled();
    await expect(row(canvas, /GD32/)).not.toHaveAttribute('aria-selected');
  },
};

/** 只选一个。 */
export const Single: Story = {
  args: { selectionMode: 'single', defaultSelectedIds: ['lm358'] },
  play: async ({ canvas, userEvent, args }) => {
    row(canvas, /LM358/).focus();
    await userEvent.keyboard('{ArrowDown} ');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith(['stm32']);
  },
};

/** 没有：一句话，说从哪里来。 */
export const Empty: Story = { args: { items: [] }, play: async ({ canvas }) => expect(canvas.getByText('还没有文件')).toBeVisible() };

/** 很多行。 */
export const Many: Story = {
  args: { items: Array.from({ length: 120 }, (_, at) => ({ id: `f${at}`, text: `TPS62130A-${String(at + 1).padStart(3, '0')}.pdf` })) },
};

/** 很长的名字折行，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { items: [{ id: 'long', text: `${'a_very_long_file_name_of_a_datasheet_'.repeat(4)}.pdf` }, ...files] },
};

/** 手机上，两行选中。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } }, args: { defaultSelectedIds: ['lm358', 'tps'] } };
