import { ApiError } from '@chippage/api/errors';
import type { FactChange } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { withDrafts } from '../../parts/form/withDrafts.fixtures.tsx';
import { partDetail } from '../operator.fixtures.ts';
import { OperatorPart, type OperatorPartProps } from './OperatorPart.tsx';
import { operatorPartKeys } from './operatorPartKeys.ts';

const change: FactChange = { name: '容值', from: '100 pF', to: '100 nF', doubt: null };
const refuse = (status: number, reason: ApiError['reason'], message: string) => async () => {
  throw new ApiError({ status, reason, message });
};

const meta = {
  title: 'Features/Operator/OperatorPart',
  component: OperatorPart,
  tags: ['autodocs', 'stable'],
  parameters: { keys: operatorPartKeys },
  args: {
    part: { status: 'ready', data: partDetail },
    backHref: '#parts',
    onTry: fn<OperatorPartProps['onTry']>(async () => change),
    onCorrect: fn<OperatorPartProps['onCorrect']>(async () => undefined),
    onUndo: fn<OperatorPartProps['onUndo']>(async () => undefined),
  },
} satisfies Meta<typeof OperatorPart>;
export default meta;
type Story = StoryObj<typeof meta>;

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

/** 每一项有值、单位、出处和日期；不知道的写未知，也能补上。更正过的看得出来。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    const row = (name: RegExp) => canvas.getByRole('row', { name });
    await expect(row(/^容值/)).toHaveTextContent('100 pFKiCad 元件库、Digi-Key KiCad 库2026-10-02');
    await expect(row(/^额定电压/)).toHaveTextContent('50 V已更正');
    await expect(within(row(/^额定电压/)).getByRole('link')).toHaveAttribute('href', partDetail.facts[4]!.source);
    await expect(row(/^封装/)).toHaveTextContent('未知');
    await expect(canvas.getByText('已撤销：林工')).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^撤销/ })).toHaveLength(1);
    await expect(canvas.getByRole('link', { name: '访客看到的页面' })).toHaveAttribute('href', '/datasheet/datasheetDetail/2');
  },
};

/** 只用键盘更正：写值、出处、原因，核对，确认；缺什么说哪一项，写好的不丢。 */
export const Correct: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const button = canvas.getByRole('button', { name: '更正 容值' });
    const confirm = () => screen.getByRole('button', { name: '确认更正' });
    await playKeys({ userEvent, step }, operatorPartKeys, {
      ask: {
        given: () => button.focus(),
        proves: async () => {
          const value = (await dialog('更正“容值”')).getByRole('textbox', { name: '新的值' });
          await waitFor(() => expect(value).toHaveFocus());
          await expect(value).toHaveAccessibleDescription('数和单位，如 100 pF');
        },
      },
      check: {
        given: async () => {
          const open = await dialog('更正“容值”');
          await userEvent.type(open.getByRole('textbox', { name: '新的值' }), '100n');
          await userEvent.type(open.getByRole('textbox', { name: '出处' }), '原厂手册第 2 页');
          await userEvent.keyboard('{Enter}');
          await expect(open.getByRole('textbox', { name: '原因' })).toHaveAccessibleDescription('请写出原因，至少 2 个字');
          await waitFor(() => expect(open.getByRole('textbox', { name: '原因' })).toHaveFocus());
          await userEvent.type(open.getByRole('textbox', { name: '原因' }), '少了三个零');
          await expect(args.onTry).not.toHaveBeenCalled();
        },
        proves: async () => {
          await expect(args.onTry).toHaveBeenCalledWith({ field: 'capacitancePF', value: '100n' });
          const open = await dialog('把“容值”改成 100 nF？');
          await expect(open.getByText('100 pF')).toBeVisible();
          await waitFor(() => expect(confirm()).toHaveFocus());
          await userEvent.click(open.getByRole('button', { name: '返回修改' }));
          await expect((await dialog('更正“容值”')).getByRole('textbox', { name: '新的值' })).toHaveValue('100n');
          await waitFor(() => expect(screen.getByRole('textbox', { name: '新的值' })).toHaveFocus());
          await userEvent.click(screen.getByRole('button', { name: '核对' }));
          await waitFor(() => expect(confirm()).toHaveFocus());
        },
      },
      confirm: async () => {
        await expect(args.onCorrect).toHaveBeenCalledWith({
          field: 'capacitancePF',
          value: '100n',
          was: '100',
          source: '原厂手册第 2 页',
          reason: '少了三个零',
        });
        await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
        await waitFor(() => expect(button).toHaveFocus());
      },
      leave: {
        given: async () => {
          await userEvent.click(button);
          await dialog('更正“容值”');
        },
        proves: async () => {
          await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
          await waitFor(() => expect(button).toHaveFocus());
        },
      },
    });
  },
};

/** Esc 关了窗口：写的还在，核对过了也在；更正以后不再留。 */
export const Kept: Story = {
  decorators: [withDrafts],
  play: async ({ canvas, userEvent }) => {
    const open = async () => {
      await userEvent.click(canvas.getByRole('button', { name: '更正 容值' }));
      return dialog('更正“容值”');
    };
    const leave = async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    };
    const first = await open();
    await userEvent.type(first.getByRole('textbox', { name: '新的值' }), '100n');
    await userEvent.type(first.getByRole('textbox', { name: '出处' }), '原厂手册第 2 页');
    await leave();
    const second = await open();
    await expect(second.getByRole('textbox', { name: '新的值' })).toHaveValue('100n');
    await userEvent.type(second.getByRole('textbox', { name: '原因' }), '少了三个零{Enter}');
    await dialog('把“容值”改成 100 nF？');
    await leave();
    const third = await open();
    await expect(third.getByRole('textbox', { name: '原因' })).toHaveValue('少了三个零');
    await userEvent.click(third.getByRole('button', { name: '核对' }));
    await userEvent.click((await dialog('把“容值”改成 100 nF？')).getByRole('button', { name: '确认更正' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect((await open()).getByRole('textbox', { name: '新的值' })).toHaveValue('');
  },
};

/** 有几种可选的值：只能选，现在的那一种不能再选。 */
export const Choice: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更正 生命周期' }));
    const open = await dialog('更正“生命周期”');
    await userEvent.click(open.getByRole('button', { name: /新的值/ }));
    await expect(await screen.findByRole('option', { name: '在产' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('option', { name: '停产' }));
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await userEvent.type(open.getByRole('textbox', { name: '出处' }), 'PCN-2026-118');
    await userEvent.type(open.getByRole('textbox', { name: '原因' }), '原厂通知{Enter}');
    await waitFor(() => expect(args.onTry).toHaveBeenCalledWith({ field: 'lifecycle', value: 'obsolete' }));
  },
};

/** 值不对：服务端说的话写在那一栏，焦点在那里。 */
export const WrongValue: Story = {
  args: { onTry: fn<OperatorPartProps['onTry']>(refuse(422, 'part.wrong_value', '请写上单位，如 1 pF')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更正 容值' }));
    const open = await dialog('更正“容值”');
    await userEvent.type(open.getByRole('textbox', { name: '新的值' }), '100');
    await userEvent.type(open.getByRole('textbox', { name: '出处' }), '手册');
    await userEvent.type(open.getByRole('textbox', { name: '原因' }), '不对{Enter}');
    const value = open.getByRole('textbox', { name: '新的值' });
    await waitFor(() => expect(value).toHaveAccessibleDescription('请写上单位，如 1 pF'));
    await waitFor(() => expect(value).toHaveFocus());
  },
};

/** 少见的值先提醒；别人刚改过：说出现在的值，再按一次也不覆盖。 */
export const Meanwhile: Story = {
  args: {
    onTry: fn<OperatorPartProps['onTry']>(async () => ({ ...change, to: '1 F', doubt: '目录里的这项参数都在 1 pF 到 1 mF 之间，请对着出处再看一遍' })),
    onCorrect: fn<OperatorPartProps['onCorrect']>(refuse(409, 'part.corrected_meanwhile', '“容值”刚才已经改成“47 nF”，请核对后再更正')),
  },
  render: function Page(args) {
    const [part, setPart] = useState(args.part);
    return (
      <OperatorPart
        {...args}
        part={part}
        onCorrect={(wish) => {
          setPart({
            status: 'ready',
            data: {
              ...partDetail,
              facts: partDetail.facts.map((fact) => (fact.field === 'capacitancePF' ? { ...fact, value: '47000', text: '47 nF' } : fact)),
            },
          });
          return args.onCorrect(wish);
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '更正 容值' }));
    const open = await dialog('更正“容值”');
    await userEvent.type(open.getByRole('textbox', { name: '新的值' }), '1 F');
    await userEvent.type(open.getByRole('textbox', { name: '出处' }), '手册');
    await userEvent.type(open.getByRole('textbox', { name: '原因' }), '不对{Enter}');
    const asked = await dialog('把“容值”改成 1 F？');
    await expect(asked.getByText(/1 pF 到 1 mF 之间/)).toBeVisible();
    for (const times of [1, 2]) {
      await userEvent.click(asked.getByRole('button', { name: '确认更正' }));
      await expect(await asked.findByText(/刚才已经改成“47 nF”/)).toBeVisible();
      await expect(args.onCorrect).toHaveBeenCalledTimes(times);
      await expect(args.onCorrect).toHaveBeenLastCalledWith(expect.objectContaining({ was: '100' }));
    }
    await userEvent.click(asked.getByRole('button', { name: '返回修改' }));
    await expect((await dialog('更正“容值”')).getByText(/现在是“47 nF”/)).toBeVisible();
  },
};

/** 撤销不必确认；按钮没有了，焦点到更正记录。 */
export const Undo: Story = {
  render: function Page(args) {
    const [part, setPart] = useState(args.part);
    return (
      <OperatorPart
        {...args}
        part={part}
        onUndo={async (id) => {
          await args.onUndo(id);
          setPart({
            status: 'ready',
            data: {
              ...partDetail,
              history: partDetail.history.map((each) => ({ ...each, isStanding: false, undoneBy: '陈工', undoneTime: '2026-11-21T02:15:00Z' })),
            },
          });
        }}
      />
    );
  },
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: '撤销 额定电压：25 V → 50 V' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledWith(12);
    await waitFor(() => expect(canvas.getByRole('list', { name: '更正记录' })).toHaveFocus());
    await expect(canvas.getAllByText('已撤销：陈工')).toHaveLength(2);
  },
};

/** 没有撤销成：说出原因。 */
export const UndoFails: Story = {
  args: { onUndo: fn<OperatorPartProps['onUndo']>(refuse(409, 'part.correction_state', '这条更正已经撤销，或者有了更新的更正，请刷新后再看')) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^撤销/ }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这条更正已经撤销');
  },
};

/** 没有更正过：说怎样更正。 */
export const Empty: Story = { args: { part: { status: 'ready', data: { ...partDetail, history: [] } } } };

/** 正在加载。 */
export const Loading: Story = { args: { part: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { part: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 很长的型号、值、出处和原因。 */
export const LongText: Story = {
  args: {
    part: {
      status: 'ready',
      data: {
        ...partDetail,
        mpn: 'STM32F103C8T6-EXTENDED-TEMPERATURE-RANGE-TAPE-AND-REEL',
        facts: partDetail.facts.map((fact) => ({
          ...fact,
          text: 'CAN, CAN FD, Ethernet, I2C, I2S, LIN, QSPI, SDIO, SPI, UART, USART, USB OTG',
          source: `https://www.example.com/${'datasheet/'.repeat(20)}a.pdf`,
        })),
        history: partDetail.history.map((each) => ({
          ...each,
          source: `https://www.example.com/${'datasheet/'.repeat(20)}a.pdf`,
          reason: '与原厂手册第 12 页的表 5 不一致，已向原厂确认。'.repeat(5),
        })),
      },
    },
  },
};

/** 手机上：表格在自己的区域里横向滚动，更正的按钮一直看得见。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
