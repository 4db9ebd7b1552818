import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { sampleParcels } from '../orders.fixtures.ts';
import { ParcelTrace } from './ParcelTrace.tsx';

const meta = {
  title: 'Features/Mall/ParcelTrace',
  component: ParcelTrace,
  tags: ['autodocs', 'stable'],
  args: { parcels: sampleParcels, onCopy: fn(async () => true) },
} satisfies Meta<typeof ParcelTrace>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每个包裹的快递、单号、内容和经过，最新的在最前。 */
export const Default: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('region', { name: '包裹 1' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '复制包裹 2 的运单号' }));
    await expect(args.onCopy).toHaveBeenCalledWith('SY-DEMO-70419805');
    await waitFor(() => expect(canvas.getByText('已复制')).toBeVisible());
  },
};

/** 刚登记运单，还没有经过。 */
export const NoEvents: Story = { args: { parcels: sampleParcels.slice(1).map((parcel) => ({ ...parcel, events: [] })) } };

/** 很长的单号。 */
export const LongText: Story = { args: { parcels: sampleParcels.map((parcel) => ({ ...parcel, trackingNo: 'SY-DEMO-'.repeat(8) })) } };

/** 手机：一个在另一个下面。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
