import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { LinkButton } from '../Button/LinkButton.tsx';
import { MegaphoneIcon } from '../Icon/pageIcons.tsx';
import { Banner, type BannerProps } from './Banner.tsx';

const meta = {
  title: 'UI/Feedback/Banner',
  component: Banner,
  tags: ['autodocs', 'beta'],
  args: { children: '7 月 30 日 0:00–2:00 系统维护，期间可以查手册，不能下单。' },
} satisfies Meta<typeof Banner>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一句话说清什么事、到什么时候；一开始就在，不打断读屏。 */
export const Default: Story = { play: async ({ canvas }) => expect(canvas.queryByRole('status')).toBeNull() };

/** 五种：站点的邀请、信息、成功、警告、错误；颜色之外都有图标。 */
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 12 }}>
      <Banner tone="neutral" icon={<MegaphoneIcon size={20} />}>
        找不到现货？发布求购，让供应商来报价。
      </Banner>
      <Banner tone="info">数据手册的下载地址换了，旧地址用到年底。</Banner>
      <Banner tone="ok">维护已经完成，可以下单了。</Banner>
      <Banner tone="warn">春节期间（2 月 15 日至 23 日）下的单，节后发货。</Banner>
      <Banner tone="danger">支付宝暂时不能付款，请改用对公转账。</Banner>
    </div>
  ),
};

/** A banner over what it stands above. */
function OverContent({ onDismiss, ...args }: BannerProps) {
  const [isGone, setGone] = useState(false);
  return (
    <div style={{ paddingBlock: 16 }}>
      {isGone ? null : (
        <Banner
          {...args}
          action={
            <LinkButton href="#publish" variant="outline" size="sm">
              发布求购
            </LinkButton>
          }
          onDismiss={() => {
            setGone(true);
            onDismiss?.();
          }}
        >
          找不到现货？发布求购，让供应商来报价。
        </Banner>
      )}
      <main>
        <h2>现货</h2>
      </main>
    </div>
  );
}

/** 有一件可以做的事，也可以不再显示：关掉以后焦点回到原来的地方，没有就到正文。 */
export const Dismissible: Story = {
  args: {
    tone: 'neutral',
    dismissLabel: '不再显示',
    onDismiss: fn(),
  },
  render: (args) => <OverContent {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('button', { name: '不再显示' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onDismiss).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/^找不到现货/)).toBeNull();
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** 页面开着时才出现：念一次。 */
export const Appears: Story = {
  args: {
    tone: 'warn',
    live: 'polite',
    children: '网络已断开，内容可能不是最新。',
    action: (
      <Button size="sm" variant="outline">
        现在重试
      </Button>
    ),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('status')).toHaveTextContent('网络已断开'),
};

/** 顶在页面最上边，左右没有边。 */
export const Flush: Story = { args: { isFlush: true, tone: 'warn' }, parameters: { layout: 'fullscreen' } };

/** 文字很长，窄屏：按钮落到下一行。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    tone: 'danger',
    children: '因华南地区强台风，深圳与东莞仓库 7 月 30 日至 8 月 2 日停止收发货；已付款的订单顺延发货，需要退款的请在订单里申请，款项原路退回。',
    action: (
      <Button size="sm" variant="outline">
        看我的订单
      </Button>
    ),
    dismissLabel: '不再显示',
    onDismiss: fn(),
  },
};
