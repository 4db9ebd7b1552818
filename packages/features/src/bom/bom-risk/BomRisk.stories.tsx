import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { bomOffers, bomWork } from '../bom.fixtures.ts';
import { bomRows } from '../bom-page/bomRows.ts';
import { BomRisk } from './BomRisk.tsx';

const { name, sets } = bomWork;
const rows = bomRows(bomWork, bomOffers.byLine);

const meta = {
  title: 'Features/Bom/BomRisk',
  component: BomRisk,
  tags: ['autodocs', 'experimental'],
  args: { name, sets, rows, asOf: '2026-11-25T08:00:00Z', onPrint: fn() },
} satisfies Meta<typeof BomRisk>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 各种风险几行，原厂在哪些国家，逐行是什么风险；未知就写未知；打印成 A4。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('高 2 行，中 1 行，低 1 行')).toBeVisible();
    await expect(canvas.getByRole('row', { name: /CH32V303CBT6 .*中，库存不够/ })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /NO-SUCH-PART-01 .*高，没有型号/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '打印' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
  },
};

/** 还没有问过报价：卖家和库存未知。 */
export const NotAsked: Story = { args: { rows: rows.map((row) => ({ ...row, offer: null })), asOf: null } };

/** 不知道要几个的：写明，不算低风险。 */
export const Uncounted: Story = {
  args: { rows: rows.map((row) => ({ ...row, need: null, offer: null })), asOf: null },
  play: async ({ canvas }) => expect(canvas.getAllByRole('row', { name: /中，不知道要几个/ }).length).toBeGreaterThan(0),
};

/** 手机：表格在自己的框里左右滑。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
