import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PackageDrawing } from '../package-drawing/PackageDrawing.tsx';
import { ne555Pinout } from './Pinout.fixtures.ts';

const meta = {
  title: 'Features/Datasheets/PackageDrawing/Pinout',
  component: PackageDrawing,
  tags: ['autodocs', 'stable'],
  args: {
    packageCase: 'SOIC-8',
    pins: 8,
    pinout: ne555Pinout,
    hrefOf: ({ page }) => `#page=${page}`,
    onFollow: fn((_pin: { documentId: number }) => undefined),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 320 }}>{Story()}</div>],
} satisfies Meta<typeof PackageDrawing>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 图上写名称；指着或聚焦一行，图上标出那个脚。 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(await canvas.findByRole('table', { name: '引脚名称与功能' })).toBeVisible();
    await expect(canvas.getByText('TRIG', { selector: 'text' }).getAttribute('text-anchor')).toBe('end');
    await expect(canvas.getByText('VCC', { selector: 'text' }).getAttribute('text-anchor')).toBe('start');
    const widths = () => [...canvasElement.querySelectorAll('line')].map((line) => getComputedStyle(line).strokeWidth).filter((width) => width !== '1px');
    await expect(widths()).toEqual([]);
    await userEvent.hover(canvas.getByRole('row', { name: /TRIG/ }));
    await expect(widths()).toEqual(['4px']);
    await expect(getComputedStyle(canvas.getByText('TRIG', { selector: 'text' })).fontWeight).toBe('600');
    await userEvent.unhover(canvas.getByRole('row', { name: /TRIG/ }));
    await expect(widths()).toEqual([]);
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '1 脚 GND的出处： 第 4 页' });
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#page=4');
    await expect(getComputedStyle(canvas.getByText('GND', { selector: 'text' })).fontWeight).toBe('600');
    // The story stays where it is.
    canvasElement.addEventListener('click', (event) => event.preventDefault(), { once: true, capture: true });
    await userEvent.click(link);
    await expect(args.onFollow).toHaveBeenCalledWith(ne555Pinout[0]);
  },
};

/** 和引脚数没有对上：待核对。没有写功能的说没有写明。 */
export const Unsure: Story = {
  args: { pinout: ne555Pinout.slice(0, 5).map((pin) => ({ ...pin, description: pin.number === 3 ? '' : pin.description, isSure: false })) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table', { name: '引脚名称与功能（待核对）' })).toBeVisible();
    await expect(canvas.getByRole('row', { name: /OUT/ })).toHaveTextContent('未写明');
  },
};

/** 上下有脚：名称竖着写。 */
export const BelowAndAbove: Story = {
  args: {
    packageCase: 'SOT-223-3',
    pins: 3,
    pinout: ne555Pinout.slice(0, 3).map((pin, at) => ({ ...pin, name: ['GND', 'VOUT', 'VIN'][at] ?? '' })),
  },
};

/** 四边有脚，名称太长的在图上截短。 */
export const ManyPins: Story = {
  args: {
    packageCase: 'LQFP-48',
    pins: 48,
    pinout: Array.from({ length: 48 }, (_, at) => ({
      number: at + 1,
      name: at === 2 ? 'PC13-TAMPER-RTC' : `PA${at}`,
      description: '',
      documentId: 11,
      page: 28,
      isSure: true,
    })),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('PC13-TAMP…')).toBeVisible();
    await expect(canvas.getByRole('cell', { name: 'PC13-TAMPER-RTC' })).toBeVisible();
  },
};

/** 一百个引脚：先写十六个，其余按一下展开；没有脚本、只用键盘也一样。 */
export const Folded: Story = {
  args: {
    packageCase: 'LQFP-100',
    pins: 100,
    pinout: Array.from({ length: 100 }, (_, at) => ({
      number: at + 1,
      name: `P${at}`,
      description: '',
      documentId: 11,
      page: 28 + (at > 49 ? 1 : 0),
      isSure: true,
    })),
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const unfold = await canvas.findByText('全部 100 个引脚');
    await expect(canvas.getByRole('rowheader', { name: '16' })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: '17' })).not.toBeVisible();
    await userEvent.click(unfold);
    await waitFor(() => expect(canvas.getByRole('rowheader', { name: '100' })).toBeVisible());
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '17 脚 P16的出处： 第 28 页' })).toHaveFocus();
    await expect([...canvasElement.querySelectorAll('line')].filter((line) => getComputedStyle(line).strokeWidth === '4px')).toHaveLength(1);
  },
};

/** 画不出的封装：只有表。 */
export const NotDrawn: Story = {
  args: { packageCase: 'UFBGA-8', pins: 8 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
