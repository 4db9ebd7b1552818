import { stateful } from '../storyState/storyState.tsx';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RangeSlider } from './RangeSlider.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { rangeSliderKeys } from './rangeSliderKeys.ts';

const meta = {
  title: 'UI/Forms/RangeSlider',
  component: RangeSlider,
  tags: ['autodocs', 'beta'],
  parameters: { keys: rangeSliderKeys },
  args: {
    label: '程序存储器',
    fromLabel: '最小',
    toLabel: '最大',
    unit: 'KB',
    limits: { min: 0, max: 512 },
    step: 16,
    value: { from: 64, to: 256 },
    orderError: '最小值大于最大值，请改一下',
    onChange: fn(),
  },
  decorators: [(Story) => <div style={{ maxWidth: 320 }}>{Story()}</div>],
  render: stateful(RangeSlider, { value: 'onChange' }),
} satisfies Meta<typeof RangeSlider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 方向键走一格，Home 与 End 到头；到头就是不限。 */
export const Default: Story = {
  parameters: { waivers: { focus: { because: '输入框是圆点里看不见的一像素，焦点环画在圆点上', until: '2027-08-02' } } },
  play: async ({ args, canvas, userEvent, step }) => {
    const [from, to] = canvas.getAllByRole('slider');
    const chose = (low: number | null, high: number | null = 256) => expect(args.onChange).toHaveBeenLastCalledWith({ from: low, to: high });
    await playKeys({ userEvent, step }, rangeSliderKeys, {
      focus: async () => {
        await expect(from).toHaveFocus();
        await expect(from).toHaveAccessibleName(/最小 KB/);
      },
      increase: (pressed) => chose(pressed === '{ArrowRight}' ? 80 : 96),
      decrease: (pressed) => chose(pressed === '{ArrowLeft}' ? 80 : 64),
      min: () => chose(null),
      other: () => expect(to).toHaveFocus(),
      max: () => chose(null, null),
    });
  },
};

/** 输入框与滑块说的是同一件事。 */
export const Typed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: '最小' });
    await userEvent.clear(field);
    await userEvent.type(field, '128{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: 128, to: 256 });
    await expect(canvas.getAllByRole('slider')[0]).toHaveValue('128');
  },
};

/** 两头都不限。 */
export const Open: Story = { args: { value: { from: null, to: null } } };

/** 没有单位，窄处。 */
export const Narrow: Story = {
  args: { label: '引脚数', unit: undefined, limits: { min: 3, max: 100 }, step: 1, value: { from: 20, to: 64 } },
  decorators: [(Story) => <div style={{ width: 200 }}>{Story()}</div>],
};
