import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { openTakedowns } from '../../parts/takedown-facts/TakedownFacts.fixtures.ts';
import { TakedownQueue, type TakedownQueueProps } from './TakedownQueue.tsx';
import { takedownQueueKeys } from './takedownQueueKeys.ts';

const list = (data: typeof openTakedowns) => ({ status: 'ready' as const, data: { data, totalRecord: data.length } });

const meta = {
  title: 'Features/Operator/TakedownQueue',
  component: TakedownQueue,
  tags: ['autodocs', 'stable'],
  parameters: { keys: takedownQueueKeys },
  args: {
    takedowns: list(openTakedowns),
    query: { state: 'open', page: 1 },
    onQueryChange: fn(),
    getHref: ({ page }) => `#page=${page}`,
    onDecide: fn<TakedownQueueProps['onDecide']>(async () => undefined),
  },
} satisfies Meta<typeof TakedownQueue>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 选怎么处理，写明原因；没有选或没有写就停在那里；处理完焦点到下一份。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const first = () => within(canvas.getByRole('region', { name: '编号 4021：示例出版社' }));
    const uphold = () => first().getByRole('radio', { name: '采纳，下架内容' });
    await playKeys({ userEvent, step }, takedownQueueKeys, {
      decide: { given: () => first().getByRole('button', { name: '处理' }).focus(), proves: () => waitFor(() => expect(uphold()).toHaveFocus()) },
      choose: () => expect(uphold()).toBeChecked(),
    });
    await userEvent.click(first().getByRole('button', { name: '确定' }));
    await expect(first().getByText('请写明原因')).toBeVisible();
    await expect(args.onDecide).not.toHaveBeenCalled();
    await userEvent.type(first().getByRole('textbox', { name: /说明/ }), '已核对登记证书');
    await userEvent.click(first().getByRole('button', { name: '确定' }));
    await waitFor(() => expect(args.onDecide).toHaveBeenCalledWith({ id: 4021, decision: 'uphold', reason: '已核对登记证书' }));
    await waitFor(() => expect(canvas.getByText('编号 4018：样例半导体')).toHaveFocus());
  },
};

/** 收到不侵权声明的：恢复，或维持下架。 */
export const Contested: Story = {
  args: { takedowns: list(openTakedowns.slice(1)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '处理' }));
    await expect(canvas.getAllByRole('radio').map((radio) => radio.getAttribute('value'))).toEqual(['restore', 'keep']);
  },
};

/** 别人先处理了：说出来，写好的字还在。 */
export const DecideFails: Story = {
  args: {
    onDecide: fn<TakedownQueueProps['onDecide']>(async () => {
      throw new ApiError({ status: 200, reason: 'takedown.state', message: '这份通知现在是“已下架”，请刷新后再看' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const first = within(canvas.getByRole('region', { name: '编号 4021：示例出版社' }));
    await userEvent.click(first.getByRole('button', { name: '处理' }));
    await userEvent.click(first.getByRole('radio', { name: '不采纳' }));
    await userEvent.type(first.getByRole('textbox', { name: /说明/ }), '没有证明');
    await userEvent.click(first.getByRole('button', { name: '确定' }));
    await expect(await first.findByText(/请刷新后再看/)).toBeVisible();
    await expect(first.getByRole('textbox', { name: /说明/ })).toHaveValue('没有证明');
  },
};

/** 没有等待处理的。 */
export const Empty: Story = { args: { takedowns: list([]) } };

/** 还没有处理过。 */
export const NoneDecided: Story = { args: { takedowns: list([]), query: { state: 'decided', page: 1 } } };

/** 正在加载。 */
export const Loading: Story = { args: { takedowns: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { takedowns: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
