import { ApiError } from '@chippage/api/errors';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { failed, loading, ready } from '../../parts/loaded/loaded.fixtures.ts';
import { comingEvents } from '../../parts/event-words/events.fixtures.ts';
import { EventAdmin } from './EventAdmin.tsx';

const meta = {
  title: 'Features/Operator/EventAdmin',
  component: EventAdmin,
  tags: ['autodocs', 'experimental'],
  args: {
    events: ready({ data: comingEvents, totalRecord: 3 }),
    when: 'coming',
    page: 1,
    getHref: (when: string, page: number) => `#${when}-${page}`,
    onAdd: fn(async () => undefined),
    onChange: fn(async () => undefined),
    onRemove: fn(async () => undefined),
  },
} satisfies Meta<typeof EventAdmin>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 缺什么说什么，焦点到第一处；写好了说登记了哪一场。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '登记活动' }));
    const dialog = within(await screen.findByRole('dialog', { name: '登记活动' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(dialog.getByRole('textbox', { name: '活动名称' })).toHaveFocus());
    await expect(dialog.getByText('请填写第一天')).toBeVisible();
    await userEvent.type(dialog.getByRole('textbox', { name: '活动名称' }), '电源研讨会');
    await userEvent.type(dialog.getByLabelText(/^第一天/), '2026-12-09');
    await userEvent.type(dialog.getByLabelText(/^最后一天/), '2026-12-08');
    await userEvent.type(dialog.getByRole('textbox', { name: '主办方' }), '示例社区');
    await userEvent.type(dialog.getByRole('textbox', { name: '内容和参加办法' }), '讲两级变换，限八十人，凭名片签到。');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('最后一天不能早于第一天')).toBeVisible();
    await userEvent.clear(dialog.getByLabelText(/^最后一天/));
    await userEvent.type(dialog.getByLabelText(/^最后一天/), '2026-12-10');
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onAdd).toHaveBeenCalledWith(expect.objectContaining({ title: '电源研讨会', endDate: '2026-12-10' })));
    await expect(await canvas.findByText('已登记「电源研讨会」')).toBeVisible();
  },
};

/** 取消一场；删除先问，并说还可以改成取消。 */
export const CancelAndRemove: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^修改「电源设计/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改活动' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: '活动取消了' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(args.onChange).toHaveBeenCalledWith(1, expect.objectContaining({ isCancelled: true })));
    await userEvent.click(await canvas.findByRole('button', { name: /^删除「器件资料/ }));
    await userEvent.click(await screen.findByRole('button', { name: '删除' }));
    await expect(args.onRemove).toHaveBeenCalledWith(comingEvents[0]);
  },
};

/** 登记过同一场：服务端的原话，填的还在。 */
export const Refused: Story = {
  args: { onChange: fn(() => Promise.reject(new ApiError({ status: 200, reason: 'site_event.exists', message: '同名、同一天开始的活动已经登记过' }))) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^修改「电源设计/ }));
    const dialog = within(await screen.findByRole('dialog', { name: '修改活动' }));
    await userEvent.click(dialog.getByRole('button', { name: '保存' }));
    await expect(await dialog.findByText('同名、同一天开始的活动已经登记过')).toBeVisible();
  },
};

/** 还没有登记过。 */
export const Empty: Story = { args: { events: ready({ data: [], totalRecord: 0 }) } };

/** 正在读取。 */
export const Loading: Story = { args: { events: loading } };

/** 没读到。 */
export const Failed: Story = { args: { events: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
