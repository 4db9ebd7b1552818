import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { bomOffer } from '../bom.fixtures.ts';
import { AddBom } from './AddBom.tsx';

const meta = {
  title: 'Features/Bom/AddBom',
  component: AddBom,
  tags: ['autodocs', 'experimental'],
  args: {
    wanted: [
      { partId: 13, mpn: 'STM32F103C8T6', quantity: 100 },
      { partId: 21, mpn: 'CH32V303CBT6', quantity: 100 },
    ],
    openLines: 2,
    held: new Map([[901, 7]]),
    onMatch: fn(async () => [bomOffer(), bomOffer({ mpn: 'CH32V303CBT6', goods: null, unitPrice: null })]),
    onAdd: fn(async () => 0),
    onClose: fn(),
  },
} satisfies Meta<typeof AddBom>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 先说哪些加入、哪些改数量、哪些不加入和为什么；按下以后才加。 */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog', { name: '加入购物车' }));
    await expect(await form.findByText('1 种可以加入')).toBeVisible();
    await expect(form.getByText('其中 1 种购物车里已有，数量改成这里的')).toBeVisible();
    await expect(form.getByText('没有卖家报价，不加入：CH32V303CBT6')).toBeVisible();
    await expect(form.getByText('2 行还没有型号或用量，不加入')).toBeVisible();
    await userEvent.click(form.getByRole('button', { name: '加入购物车，1 种' }));
    await expect(args.onAdd).toHaveBeenCalledWith([{ goodsId: 901, quantity: 100, knownPrice: '6.85', held: 7 }]);
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** 放不下：说还有几种，不关。 */
export const Full: Story = {
  args: { onAdd: fn(async () => 1) },
  play: async ({ args, userEvent }) => {
    const form = within(await screen.findByRole('dialog'));
    await userEvent.click(await form.findByRole('button', { name: '加入购物车，1 种' }));
    await expect(await form.findByRole('alert')).toHaveTextContent('购物车放不下了，还有 1 种没有加入');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

/** 没有可以加入的：按不下去。 */
export const Nothing: Story = {
  args: { wanted: [], onMatch: fn(async () => []) },
  play: async () => {
    const form = within(await screen.findByRole('dialog'));
    await expect(await form.findByText('没有可以加入的')).toBeVisible();
    await expect(form.getByRole('button', { name: '加入购物车，0 种' })).toBeDisabled();
  },
};

/** 没有核对成：能再试。 */
export const Failed: Story = {
  args: { onMatch: fn(async () => Promise.reject(new Error('no answer'))) },
  play: async () => expect(await screen.findByRole('button', { name: '重试' })).toBeVisible(),
};
