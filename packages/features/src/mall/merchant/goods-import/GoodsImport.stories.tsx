import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { GoodsImport, type GoodsImportProps } from './GoodsImport.tsx';
import { goodsImportKeys } from './goodsImportKeys.ts';
import { checkedImport, importedRows, manyRows } from './goodsImport.fixtures.ts';
import type { ImportState } from './importState.ts';
import { csvFile } from '../../../parts/sheet/sheet.fixtures.ts';

const meta = {
  title: 'Features/Mall/GoodsImport',
  component: GoodsImport,
  tags: ['autodocs', 'stable'],
  parameters: { keys: goodsImportKeys },
  args: {
    state: { stage: 'empty' },
    fault: null,
    onFile: fn<GoodsImportProps['onFile']>(async () => undefined),
    onApply: fn<GoodsImportProps['onApply']>(async () => undefined),
    onReset: fn(),
    onTemplate: fn(),
    onOwn: fn<GoodsImportProps['onOwn']>(async () => undefined),
    onSave: fn(),
    goodsHref: '#goods',
  },
} satisfies Meta<typeof GoodsImport>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 选文件之前：模板、自己的商品、认得哪些列。 */
export const Choose: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '下载模板' }));
    await expect(args.onTemplate).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '下载我的全部商品' }));
    await expect(args.onOwn).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: '认得哪些列' }));
    await waitFor(() => expect(canvas.getByText(/货号、型号、品牌/)).toBeVisible());
    const file = csvFile('型号\nLM358');
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, file);
    await waitFor(() => expect(args.onFile).toHaveBeenCalledWith(file));
  },
};

/** 文件不对：说为什么、怎么办，还能再选。 */
export const WrongFile: Story = {
  args: { fault: { kind: 'noHead' } },
  play: async ({ canvas }) => expect(canvas.getByRole('alert')).toHaveTextContent('前十行里没有“型号”这一列'),
};

/** 行数太多。 */
export const TooMany: Story = { args: { fault: { kind: 'tooMany', count: 6200 } } };

/** 正在核对。 */
export const Checking: Story = {
  args: { state: { stage: 'checking', file: '现货表.xlsx', done: 400, total: 1280, rows: [], unread: [] } },
  play: async ({ canvas }) => expect(canvas.getByRole('progressbar', { name: '正在核对 现货表.xlsx' })).toHaveAttribute('aria-valuetext', '400 / 1,280 行'),
};

/** 核对之后：先看有问题的行；确认才写入，之后数目一致。 */
export const Review: Story = {
  render: function Page(args) {
    const [state, setState] = useState<ImportState>(checkedImport);
    return (
      <GoodsImport
        {...args}
        state={state}
        onApply={async () => {
          await args.onApply();
          setState({ stage: 'done', file: checkedImport.file, rows: importedRows, unread: checkedImport.unread });
        }}
        onReset={() => setState({ stage: 'empty' })}
      />
    );
  },
  play: async ({ canvas, userEvent, args, step }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('现货表.xlsx 共 5 行：新增 1、修改 1、没有变化 1、有问题 2。现在还没有写入。');
    await expect(canvas.getByText('没有读的列：备注、联系人')).toBeVisible();
    await expect(canvas.getByRole('list', { name: '核对结果' })).toHaveTextContent('“单价1”是“面议”：请填单价，最多六位小数');
    await userEvent.click(canvas.getByRole('button', { name: '下载有问题的行' }));
    await expect(args.onSave).toHaveBeenCalledWith(expect.stringContaining('4,LM358,LM358 有几个品牌'), '没有导入的行.csv');
    await playKeys({ userEvent, step }, goodsImportKeys, {
      kinds: {
        given: () => canvas.getByRole('radio', { name: '有问题 2' }).focus(),
        proves: async () => {
          await expect(canvas.getByRole('radio', { name: '新增 1' })).toHaveFocus();
          await expect(canvas.getByRole('list', { name: '核对结果' })).toHaveTextContent('深圳库存：12,000');
        },
      },
      apply: {
        given: () => canvas.getByRole('button', { name: '导入 2 行' }).focus(),
        proves: async () => {
          await waitFor(() => expect(canvas.getByRole('status')).toHaveFocus());
          await expect(canvas.getByRole('status')).toHaveTextContent('导入完成：新增 1 个，修改 1 个，没有变化 1 个，没有导入 2 行。');
        },
      },
      other: {
        given: () => canvas.getByRole('button', { name: '再导入一个文件' }).focus(),
        proves: () => waitFor(() => expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus()),
      },
    });
  },
};

/** 每一处改动：从什么到什么。 */
export const Changes: Story = {
  args: { state: { ...checkedImport, rows: importedRows.filter(({ outcome }) => outcome !== 'refused') } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list', { name: '核对结果' });
    await expect(list).toHaveTextContent('价格：1+ 0.62 → 1+ 0.58 100+ 0.51');
    await expect(list).toHaveTextContent('深圳库存：1,200 → 900；上架：否 → 是');
    await expect(canvas.queryByRole('button', { name: '下载有问题的行' })).toBeNull();
  },
};

/** 写到一半断网：写了的不丢，接着来。 */
export const Stopped: Story = {
  args: { state: { ...checkedImport, stopped: { row: 203, reason: '网络或服务器没有回应。' } } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('写到第 203 行时中断');
    await userEvent.click(canvas.getByRole('button', { name: '接着导入' }));
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

/** 没有一行能导入。 */
export const NothingSound: Story = {
  args: { state: { ...checkedImport, rows: importedRows.filter(({ outcome }) => outcome === 'refused') } },
  play: async ({ canvas }) => expect(canvas.getByText('没有可以导入的行')).toBeVisible(),
};

/** 几千行：一次看一百行。 */
export const Many: Story = {
  args: { state: { ...checkedImport, rows: manyRows } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: '加载更多' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(200);
    await userEvent.click(canvas.getByRole('radio', { name: '没有变化 2,400' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(100);
  },
};
