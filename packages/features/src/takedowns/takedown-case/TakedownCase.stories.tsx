import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { contested, received, restored, upheld } from '../../parts/takedown-facts/TakedownFacts.fixtures.ts';
import { TakedownCase, type TakedownCaseProps } from './TakedownCase.tsx';
import { takedownCaseKeys } from './takedownCaseKeys.ts';

const meta = {
  title: 'Features/Takedowns/TakedownCase',
  component: TakedownCase,
  tags: ['autodocs', 'stable'],
  parameters: { keys: takedownCaseKeys },
  args: { takedown: { status: 'ready', data: upheld }, onCounter: fn<NonNullable<TakedownCaseProps['onCounter']>>(async () => undefined) },
} satisfies Meta<typeof TakedownCase>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 内容的提供者：看到通知和原因，可以提交一次不侵权声明。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const open = () => canvas.getByRole('button', { name: '提交不侵权声明' });
    const contact = () => canvas.getByRole('textbox', { name: /联系方式/ });
    await playKeys({ userEvent, step }, takedownCaseKeys, {
      open: { given: () => open().focus(), proves: () => waitFor(() => expect(contact()).toHaveFocus()) },
      empty: async () => {
        await expect(canvas.getByText('请填写邮箱或手机号')).toBeVisible();
        await expect(canvas.getByText('请先确认声明的内容真实')).toBeVisible();
        await expect(contact()).toHaveFocus();
        await expect(args.onCounter).not.toHaveBeenCalled();
      },
    });
    await userEvent.type(contact(), 'seller@example.com');
    await userEvent.click(canvas.getByRole('checkbox', { name: /我保证声明的内容真实/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /为什么没有侵权/ }), '原厂授权，编号 2026-17');
    await userEvent.click(canvas.getByRole('button', { name: '提交声明' }));
    await waitFor(() => expect(args.onCounter).toHaveBeenCalledWith({ id: 4021, content: '原厂授权，编号 2026-17', contact: 'seller@example.com' }));
  },
};

/** 通知人：刚收到。 */
export const Received: Story = { args: { takedown: { status: 'ready', data: received }, onCounter: undefined } };

/** 提供者提交了声明：声明的话也在，不能再提交。 */
export const Contested: Story = {
  args: { takedown: { status: 'ready', data: contested } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/授权书编号 2026-17/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: '提交不侵权声明' })).toBeNull();
  },
};

/** 声明采纳，内容恢复：能点开。 */
export const Restored: Story = {
  args: { takedown: { status: 'ready', data: restored }, onCounter: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('声明已采纳，内容恢复')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'EX32F103 数据手册（样例）' })).toHaveAttribute('href', '/specification_detail/12');
  },
};

/** 没有采纳。 */
export const Rejected: Story = {
  args: {
    takedown: { status: 'ready', data: { ...received, state: 'rejected', decideTime: '2026-11-21T03:00:00.000Z', reason: '没有证明是权利人' } },
    onCounter: undefined,
  },
};

/** 声明没有送到：写好的字还在。 */
export const CounterFails: Story = {
  args: {
    onCounter: fn<NonNullable<TakedownCaseProps['onCounter']>>(async () => {
      throw new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败，请检查网络后重试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交不侵权声明' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /联系方式/ }), 'seller@example.com');
    await userEvent.click(canvas.getByRole('checkbox', { name: /我保证声明的内容真实/ }));
    await userEvent.type(canvas.getByRole('textbox', { name: /为什么没有侵权/ }), '原厂授权');
    await userEvent.click(canvas.getByRole('button', { name: '提交声明' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('网络连接失败');
    await expect(canvas.getByRole('textbox', { name: /为什么没有侵权/ })).toHaveValue('原厂授权');
  },
};

/** 很长的话、很长的名称和地址。 */
export const LongText: Story = {
  args: {
    takedown: {
      status: 'ready',
      data: {
        ...contested,
        holder: '示例（深圳）电子元器件知识产权代理服务有限公司北京市朝阳区分公司',
        content: '未经许可转载。'.repeat(120),
        places: Array.from({ length: 20 }, (_, at) => ({
          path: `/mall/goodsDetail/${'9'.repeat(9)}${at}`,
          kind: 'other' as const,
          title: null,
          isDown: false,
        })),
      },
    },
    onCounter: undefined,
  },
};

/** 正在加载。 */
export const Loading: Story = { args: { takedown: { status: 'loading' } } };

/** 没有加载出来。 */
export const Failed: Story = {
  args: { takedown: { status: 'failed', code: 'network.unreachable' as const, message: '网络连接失败，请检查网络后重试', onRetry: fn() } },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
