import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PackageDrawing } from './PackageDrawing.tsx';

const meta = {
  title: 'Features/Datasheets/PackageDrawing',
  component: PackageDrawing,
  tags: ['autodocs', 'stable'],
  args: { packageCase: 'LQFP-48', pins: 48 },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PackageDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 四边有脚：从左上角的标记起逆时针编号。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'LQFP-48 俯视示意图，48 个引脚，标记处是 1 脚，逆时针编号' })).toBeVisible();
    await expect(canvas.getByText('12').getAttribute('text-anchor')).toBe('end');
    await expect(canvas.getByText('25').getAttribute('text-anchor')).toBe('start');
  },
};

/** 两边有脚。 */
export const Dual: Story = { args: { packageCase: 'SOIC-8', pins: 8 } };

/** 1 脚在左下角。 */
export const Transistor: Story = { args: { packageCase: 'SOT-23-5', pins: 5 } };

/** 散热片算一个脚。 */
export const Tab: Story = { args: { packageCase: 'SOT-223', pins: 4 } };

/** 一排脚。 */
export const Row: Story = { args: { packageCase: 'TO-220-3', pins: 3 } };

/** 两个端子，没有方向。 */
export const Chip: Story = { args: { packageCase: '0603', pins: 2 } };

/** 脚太密：每边写头尾两个编号。 */
export const ManyPins: Story = {
  args: { packageCase: 'LQFP-176', pins: 176 },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('44')).toBeVisible();
    await expect(canvas.queryByText('20')).not.toBeInTheDocument();
  },
};

/** 名称说明不了排列，就不画。 */
export const NotDrawn: Story = {
  args: { packageCase: 'UFBGA-100', pins: 100 },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
