import type { OwnProductionLine } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked } from 'storybook/test';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { ownLines } from '../production.fixtures.ts';
import { ProductionDesk, type ProductionDeskProps } from './ProductionDesk.tsx';
import { productionDeskKeys } from './productionDeskKeys.ts';

/** Keeps what was removed and moved, as the page does. */
function Kept(props: ProductionDeskProps) {
  const [removed, setRemoved] = useState<readonly number[]>([]);
  const [order, setOrder] = useState<readonly number[]>([]);
  const { lines } = props;
  const sorted = lines.status === 'ready' ? ready(lines.data.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))) : lines;
  return (
    <ProductionDesk
      {...props}
      lines={sorted}
      isRemoved={({ id }) => removed.includes(id)}
      onRemove={(line) => props.onRemove(line).then(() => setRemoved([...removed, line.id]))}
      onUndo={(line) => props.onUndo(line).then(() => setRemoved(removed.filter((id) => id !== line.id)))}
      onSort={(ids) => {
        setOrder(ids);
        return props.onSort(ids);
      }}
    />
  );
}

const meta = {
  title: 'Features/Enterprise/ProductionDesk',
  component: ProductionDesk,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: productionDeskKeys },
  args: {
    lines: ready(ownLines),
    isRemoved: fn((_line: OwnProductionLine) => false),
    onRemove: fn(async () => undefined),
    onUndo: fn(async () => undefined),
    onSort: fn(async () => undefined),
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof ProductionDesk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 改动审核中，主页上还是原来的；已通过；已驳回，有原因，能改。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('通过之前，主页上还是原来的内容。')).toBeVisible();
    await expect(canvas.getByText('驳回原因：证书已过期，请上传有效期内的证书')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '修改 老化测试线' })).toHaveAttribute('href', '/userCenter/manage/productionLineManage?line=11');
  },
};

/** 删除以后在原处撤销。 */
export const Removed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '删除 三防涂覆线' }));
    await expect(await canvas.findByText('已删除「三防涂覆线」，离开本页前可以撤销')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '撤销删除 三防涂覆线' }));
    await expect(args.onUndo).toHaveBeenCalledWith(ownLines[1]);
  },
};

/** 次序没有保存：说原因。 */
export const SortFailed: Story = {
  beforeEach: ({ args }) => {
    mocked(args.onSort).mockRejectedValue(new TypeError('offline'));
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /下移.*SMT 贴片线 2|SMT 贴片线 2.*下移/ }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
  },
};

/** 一条也没有。 */
export const Empty: Story = { args: { lines: ready([]) } };

/** 没有认证的企业。 */
export const NotVerified: Story = {
  args: {
    lines: { status: 'failed', code: 'enterprise.required', message: '请先完成企业认证：在“个人中心”的“企业管理”提交资料，通过后就可以继续', onRetry: fn() },
  },
};

/** 正在读取。 */
export const Loading: Story = { args: { lines: loading } };

/** 没读到。 */
export const Failed: Story = { args: { lines: failed(fn()) } };

/** 手机、很长的名字和原因。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { lines: ready([{ ...ownLines[2]!, reason: '很长的原因。'.repeat(20), wanted: { ...ownLines[2]!.wanted!, name: '很长的产线名称'.repeat(6) } }]) },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, productionDeskKeys, {
      down: {
        given: () => canvas.getByRole('button', { name: /下移.*SMT 贴片线 2|SMT 贴片线 2.*下移/ }).focus(),
        proves: async () => expect(args.onSort).toHaveBeenCalledWith([9, 7, 11]),
      },
      remove: {
        given: () => canvas.getByRole('button', { name: '删除 三防涂覆线' }).focus(),
        proves: async () => expect(await canvas.findByRole('button', { name: '撤销删除 三防涂覆线' })).toHaveFocus(),
      },
    });
  },
};
