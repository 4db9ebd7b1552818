import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DateRangePicker } from './DateRangePicker.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { dateRangePickerKeys } from './dateRangePickerKeys.ts';

const meta = {
  title: 'UI/Forms/DateRangePicker',
  component: DateRangePicker,
  tags: ['autodocs', 'beta'],
  parameters: { keys: dateRangePickerKeys },
  args: { label: '下单日期', onChange: fn() },
} satisfies Meta<typeof DateRangePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空的；两个日期连着敲完。 */
export const Default: Story = {
  parameters: { waivers: { live: { because: '敲一位念一位，是 React Aria 给读屏的回声；脚本敲得比人快', until: '2027-02-08' } } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getAllByRole('spinbutton')).toHaveLength(6);
    await userEvent.tab();
    await userEvent.keyboard('2026070120260728');
    await expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-07-01', to: '2026-07-28' });
  },
};

/** 日历：方向键走日子，回车先定头再定尾，Esc 收起并回到按钮。 */
export const Calendar: Story = {
  args: { defaultValue: { from: '2026-07-06', to: '2026-07-10' } },
  play: async ({ args, canvas, userEvent, step }) => {
    const opener = canvas.getByRole('button');
    const lands = (day: string) => waitFor(() => expect(document.activeElement).toHaveTextContent(day));
    const opened = async () => {
      const calendar = await screen.findByRole('grid');
      await waitFor(() => expect(calendar).toContainElement(document.activeElement as HTMLElement));
    };
    const closed = async () => {
      await waitFor(() => expect(screen.queryByRole('grid')).toBeNull());
      await waitFor(() => expect(opener).toHaveFocus());
    };
    opener.focus();
    await playKeys({ userEvent, step }, dateRangePickerKeys, {
      open: async () => {
        await opened();
        await lands('6');
      },
      week: () => lands('13'),
      // The first Enter sets the beginning and goes one day on, to show that an end is asked for.
      start: () => lands('14'),
      day: () => lands('15'),
      end: async () => {
        await waitFor(() => expect(args.onChange).toHaveBeenLastCalledWith({ from: '2026-07-13', to: '2026-07-15' }));
        await closed();
      },
      close: {
        given: async () => {
          await userEvent.keyboard('{Enter}');
          await opened();
        },
        proves: async () => {
          await closed();
          await expect(args.onChange).toHaveBeenCalledOnce();
        },
      },
    });
  },
};

/** 日历展开，翻月的按钮与不能选的日子。 */
export const Open: Story = {
  args: { defaultOpen: true, defaultValue: { from: '2026-07-06', to: '2026-07-10' }, min: '2026-07-03', max: '2026-07-20' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getAllByRole('gridcell', { selected: true })).toHaveLength(5);
    await expect(within(dialog).getByText('21')).toHaveAttribute('aria-disabled', 'true');
  },
};

/** 结束早于开始。 */
export const WrongOrder: Story = {
  args: { defaultValue: { from: '2026-07-28', to: '2026-07-01' }, rangeError: '结束日期早于开始日期，请改一下' },
  play: async ({ canvas }) => expect(canvas.getByText('结束日期早于开始日期，请改一下')).toBeVisible(),
};

/** 服务器说的错误。 */
export const WithError: Story = { args: { defaultValue: { from: '2026-01-01', to: '2026-07-28' }, error: '一次最多查 90 天' } };

/** 不能改。 */
export const Disabled: Story = { args: { defaultValue: { from: '2026-07-01', to: '2026-07-28' }, isDisabled: true } };

/** 窄处两个日期上下排。 */
export const Narrow: Story = {
  args: { defaultValue: { from: '2026-07-01', to: '2026-07-28' }, description: '按北京时间' },
  decorators: [(Story) => <div style={{ width: 210 }}>{Story()}</div>],
};
