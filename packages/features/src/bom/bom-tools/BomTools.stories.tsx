import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { bomOffer, bomOffers, bomWork } from '../bom.fixtures.ts';
import { BomTools } from './BomTools.tsx';

const meta = {
  title: 'Features/Bom/BomTools',
  component: BomTools,
  tags: ['autodocs', 'experimental'],
  args: {
    work: bomWork,
    offers: bomOffers,
    cart: { held: new Map(), onMatch: fn(async () => [bomOffer()]), onAdd: fn(async () => 0) },
    onSaveFile: fn(),
    notify: fn(),
  },
} satisfies Meta<typeof BomTools>;
export default meta;
type Story = StoryObj<typeof meta>;

/** CSV：表头带单位，没有的是空格子，以等号开头的只是文字。 */
export const Csv: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出 CSV' }));
    await waitFor(() => expect(args.onSaveFile).toHaveBeenCalledOnce());
    const [file, name] = args.onSaveFile.mock.lastCall as unknown as [Blob, string];
    await expect(name).toMatch(/^网关主板 v2 \d{4}-\d\d-\d\d\.csv$/);
    const [head, first, , third] = (await file.text()).split('\r\n');
    await expect(head).toContain('单套用量（个）,需求量（个）');
    await expect(first).toContain('U1,1,100,STM32F103C8T6');
    await expect(first).toContain('6.85,CNY,100,685,1200');
    await expect(third).toContain('待选');
    await expect(args.notify).toHaveBeenCalledWith({ tone: 'success', text: `已导出 5 行：${name}` });
  },
};

/** Excel：一个真的 .xlsx。 */
export const Xlsx: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '导出 Excel' }));
    await waitFor(() => expect(args.onSaveFile).toHaveBeenCalledOnce(), { timeout: 5000 });
    const [file, name] = args.onSaveFile.mock.lastCall as unknown as [Blob, string];
    await expect(name).toMatch(/^网关主板 v2 \d{4}-\d\d-\d\d\.xlsx$/);
    await expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 2)]).toEqual([0x50, 0x4b]);
  },
};

/** 加入购物车先问：用量按套数，同一型号合成一份，不采购的和没有型号的不算。 */
export const ToCart: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '加入购物车' }));
    await expect(await screen.findByRole('dialog', { name: '加入购物车' })).toBeVisible();
    await expect(args.cart?.onMatch).toHaveBeenCalledWith([
      { partId: 13, mpn: 'STM32F103C8T6', quantity: 100 },
      { partId: 21, mpn: 'CH32V303CBT6', quantity: 100 },
    ]);
  },
};

/** 没有购物车的地方（分享的）只能导出。 */
export const WithoutCart: Story = {
  args: { cart: undefined as never },
  play: async ({ canvas }) => expect(canvas.queryByRole('button', { name: '加入购物车' })).toBeNull(),
};
