import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DateField } from './DateField.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { dateFieldKeys } from './dateFieldKeys.ts';

const meta = {
  title: 'UI/Forms/DateField',
  component: DateField,
  tags: ['autodocs', 'stable'],
  parameters: { keys: dateFieldKeys },
  args: { label: '期望到货日', onChange: fn() },
} satisfies Meta<typeof DateField>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空的；直接敲数字，年月日自动往后走。 */
export const Default: Story = {
  parameters: { waivers: { live: { because: '敲一位念一位，是 React Aria 给读屏的回声；脚本敲得比人快', until: '2027-02-01' } } },
  play: async ({ args, canvas, userEvent }) => {
    const pieces = canvas.getAllByRole('spinbutton');
    await expect(pieces).toHaveLength(3);
    await userEvent.tab();
    await expect(pieces[0]).toHaveFocus();
    await userEvent.keyboard('20260728');
    await expect(args.onChange).toHaveBeenLastCalledWith('2026-07-28');
  },
};

/** 已有日期：上下键加减，左右键换位，退格清空。 */
export const Filled: Story = {
  args: { defaultValue: '2026-07-28' },
  parameters: { waivers: { live: { because: '一口气走完所有按键，每次的新值本应各念一次', until: '2027-05-24' } } },
  play: async ({ args, canvas, userEvent, step }) => {
    const [year, month, day] = canvas.getAllByRole('spinbutton');
    await playKeys({ userEvent, step }, dateFieldKeys, {
      focus: () => expect(year).toHaveFocus(),
      next: () => expect(month).toHaveFocus(),
      previous: () => expect(year).toHaveFocus(),
      increase: { given: () => userEvent.keyboard('{ArrowRight}{ArrowRight}'), proves: () => expect(args.onChange).toHaveBeenLastCalledWith('2026-07-29') },
      decrease: () => expect(args.onChange).toHaveBeenLastCalledWith('2026-07-28'),
      type: () => expect(args.onChange).toHaveBeenLastCalledWith('2026-07-15'),
      erase: async (_pressed) => {
        await expect(day).toHaveFocus();
        await expect(day).not.toHaveAttribute('aria-valuenow', '15');
      },
    });
  },
};

/** 在允许的日子之外：说清能选哪几天。 */
export const OutOfRange: Story = {
  args: { defaultValue: '2026-06-30', min: '2026-07-01', max: '2026-07-31', rangeError: '请填 7 月 1 日至 7 月 31 日之间的日期' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('请填 7 月 1 日至 7 月 31 日之间的日期')).toBeVisible();
    await expect(canvas.getAllByRole('spinbutton')[0]).toHaveAttribute('aria-invalid', 'true');
  },
};

/** 服务器说的错误。 */
export const WithError: Story = {
  args: { defaultValue: '2026-07-28', error: '这一天仓库不发货，请换一天' },
  play: async ({ canvas }) => expect(canvas.getByText('这一天仓库不发货，请换一天')).toBeVisible(),
};

/** 一句说明。 */
export const WithDescription: Story = { args: { description: '工作日，最早后天' } };

/** 不能改。 */
export const Disabled: Story = { args: { defaultValue: '2026-07-28', isDisabled: true } };

/** 只读。 */
export const ReadOnly: Story = { args: { defaultValue: '2026-07-28', isReadOnly: true } };

/** 小号，名字只给读屏。 */
export const Small: Story = { args: { size: 'sm', isLabelHidden: true, defaultValue: '2026-07-28' } };

/** 很长的名字与错误，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    label: '供应商书面确认的、含国内段运输在内的最晚到货日期',
    defaultValue: '2026-07-28',
    error: '这一天在您选的付款方式允许的到货日期之前，请改晚几天或换一种付款方式',
  },
};
