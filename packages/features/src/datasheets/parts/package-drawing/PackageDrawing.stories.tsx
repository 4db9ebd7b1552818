import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ne555Pinout } from '../pinout/Pinout.fixtures.ts';
import { PackageDrawing } from './PackageDrawing.tsx';

const meta = {
  title: 'Features/Datasheets/PackageDrawing',
  component: PackageDrawing,
  tags: ['autodocs', 'stable'],
  args: { packageCase: 'LQFP-48', pins: 48, pinout: [], hrefOf: ({ page }) => `#page=${page}`, onFollow: fn() },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PackageDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 四边有脚：从左上角的标记起逆时针编号。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'LQFP-48 俯视示意图，48 个引脚，标记处是 1 脚，逆时针编号' })).toBeVisible();
    await expect(canvas.getByText('12', { selector: 'text' }).getAttribute('text-anchor')).toBe('end');
    await expect(canvas.getByText('25', { selector: 'text' }).getAttribute('text-anchor')).toBe('start');
    const rows = within(canvas.getByRole('table', { name: 'LQFP-48 的引脚位置' })).getAllByRole('row');
    await expect(rows.map(({ textContent }) => textContent)).toEqual([
      '位置引脚编号',
      '左侧，自上而下1～12',
      '下侧，自左向右13～24',
      '右侧，自下而上25～36',
      '上侧，自右向左37～48',
    ]);
    await expect(canvas.getByText('管脚定义未收录，请查阅原厂数据手册。')).toBeVisible();
  },
};

/** 文档里有引脚表：写名称和功能。 */
export const Named: Story = {
  args: { packageCase: 'SOIC-8', pins: 8, pinout: ne555Pinout },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: '引脚名称与功能' })).toBeVisible();
    await expect(canvas.queryByText('管脚定义未收录，请查阅原厂数据手册。')).not.toBeInTheDocument();
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
