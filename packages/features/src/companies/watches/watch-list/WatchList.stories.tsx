import { ApiError } from '@chippage/api/errors';
import type { RegistryWatch } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleWatch, sampleWatches } from '../watches.fixtures.ts';
import { WatchList, type WatchListProps } from './WatchList.tsx';
import { watchListKeys } from './watchListKeys.ts';

/** Keeps what was ended, as the page does. */
function Kept(props: WatchListProps) {
  const [gone, setGone] = useState<readonly number[]>([]);
  return (
    <WatchList
      {...props}
      isRemoved={({ company }) => gone.includes(company.id)}
      onChange={async (watch, isWatched) => {
        await props.onChange(watch, isWatched);
        setGone(isWatched ? gone.filter((id) => id !== watch.company.id) : [...gone, watch.company.id]);
      }}
    />
  );
}

const meta = {
  title: 'Features/Companies/WatchList',
  component: WatchList,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: watchListKeys },
  args: {
    watches: ready(listOf(sampleWatches)),
    isRemoved: () => false,
    onChange: fn<WatchListProps['onChange']>(async () => undefined),
    onLoadMore: fn(),
    mail: ready({ isOn: true, email: 'l***@example.com' }),
    onMailChange: fn<WatchListProps['onMailChange']>(async () => undefined),
    emailHref: '/userCenter/accountSetting?type=2',
  },
  render: (args) => <Kept {...args} />,
} satisfies Meta<typeof WatchList>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 还没有比过的、变了的（前后都在）、没有变的。 */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('下个月初第一次比较')).toBeVisible();
    await expect(canvas.getByText('没有变化')).toBeVisible();
    const changes = within(canvas.getByRole('group', { name: '示例电子（深圳）有限公司 的变化' }));
    await expect(changes.getByText('原来：0 条')).toBeVisible();
    await expect(changes.getByText('改为：3 条')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '示例电子（深圳）有限公司' })).toHaveAttribute('href', '/checkEnterprise/companyDetail/22');
  },
};

/** 取消再撤销：同一个按钮，焦点不动。 */
export const RemoveAndUndo: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '取消关注 示例科技（东莞）有限公司' });
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ company: sampleWatch.company }), false);
    await waitFor(() => expect(button).toHaveAccessibleName('撤销：取消关注 示例科技（东莞）有限公司'));
    await expect(canvas.getByText('已取消关注 示例科技（东莞）有限公司，可撤销')).toBeVisible();
    await expect(button).toHaveFocus();
    await userEvent.click(button);
    await expect(args.onChange).toHaveBeenLastCalledWith(expect.objectContaining({ company: sampleWatch.company }), true);
  },
};

/** 没有取消成：说服务端的话，还关注着。 */
export const Refused: Story = {
  args: {
    onChange: fn<WatchListProps['onChange']>(() =>
      Promise.reject(new ApiError({ status: 503, reason: 'service.unavailable', message: '服务暂时不可用，请稍后再试' })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: '取消关注 示例科技（东莞）有限公司' });
    await userEvent.click(button);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('服务暂时不可用');
    await expect(button).toHaveAccessibleName('取消关注 示例科技（东莞）有限公司');
  },
};

/** 邮件：一个开关，说发到哪里。 */
export const Mail: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/发到 l\*\*\*@example.com/)).toBeVisible();
    await userEvent.click(canvas.getByRole('switch', { name: '每月一封，说关注的公司变了什么' }));
    await expect(args.onMailChange).toHaveBeenCalledWith(false);
  },
};

/** 没有邮箱：带去绑定。 */
export const NoEmail: Story = {
  args: { mail: ready({ isOn: true, email: null }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '绑定邮箱' })).toHaveAttribute('href', '/userCenter/accountSetting?type=2'),
};

/** 还没有关注：说怎么关注。 */
export const Empty: Story = {
  args: { watches: ready(listOf<RegistryWatch>([])) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去查公司' })).toHaveAttribute('href', '/checkEnterprise'),
};

/** 正在读取。 */
export const Loading: Story = { args: { watches: loading, mail: loading } };

/** 没读到。 */
export const Failed: Story = { args: { watches: failed(fn()), mail: failed(fn()) } };

/** 手机、很长的名称和地址。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    watches: ready(
      listOf([
        {
          ...sampleWatch,
          company: { id: 24, name: '示例很长的公司名'.repeat(8) },
          stateText: '吊销，未注销（因未按规定公示年度报告）',
          changes: [{ name: '注册地址', before: '示例省示例市示例区示例街道'.repeat(6), after: 'Building-12-Room-3408-'.repeat(8) }],
        },
      ]),
    ),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '取消关注 示例科技（东莞）有限公司' });
    await playKeys({ userEvent, step }, watchListKeys, {
      remove: {
        given: () => button.focus(),
        proves: async () => {
          await waitFor(() => expect(button).toHaveAccessibleName('撤销：取消关注 示例科技（东莞）有限公司'));
          await expect(button).toHaveFocus();
        },
      },
      undo: {
        given: () => button.focus(),
        proves: async () => waitFor(() => expect(button).toHaveAccessibleName('取消关注 示例科技（东莞）有限公司')),
      },
    });
  },
};
