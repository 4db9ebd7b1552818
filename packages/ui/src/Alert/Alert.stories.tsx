import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { Link } from '../Link/Link.tsx';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'UI/Feedback/Alert',
  component: Alert,
  tags: ['autodocs', 'stable'],
  args: { tone: 'danger', title: '付款凭证被驳回', children: '金额与订单不符，请重新上传' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 需要处理的事写在页面里，不用轻提示。 */
export const Default: Story = {};

/** 四种：错误、警告、信息、成功。 */
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Alert tone="danger" action={<Link href="#retry">重试</Link>}>
        虚构芯城的报价没能取到
      </Alert>
      <Alert tone="warn" title="NRND，不推荐用于新设计">
        来源：原厂，2025-06-01
      </Alert>
      <Alert tone="info">搜索已按 100R = 100 Ω 理解</Alert>
      <Alert tone="ok">数据手册已提交，审核通常需要 1 天</Alert>
    </div>
  ),
};

/** 可以关掉。 */
export const Closable: Story = {
  args: { tone: 'info', title: undefined, children: '已取消登录', onClose: fn(), closeLabel: '关闭提示' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '关闭提示' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** 末尾的按钮与第一行字一样高低，几行字时也是。 */
export const WithButton: Story = {
  args: {
    tone: 'ok',
    title: undefined,
    children: '已下架：2 个商品。买家搜不到，也不能下单',
    action: (
      <Button variant="outline" size="sm">
        撤销
      </Button>
    ),
  },
  play: async ({ canvas }) => {
    const words = document.createRange();
    words.selectNodeContents(canvas.getByText(/^已下架/));
    const [line] = words.getClientRects();
    const button = canvas.getByRole('button').getBoundingClientRect();
    const middle = ({ top, bottom }: Pick<DOMRect, 'top' | 'bottom'>) => (top + bottom) / 2;
    await expect(Math.abs(middle(button) - middle(line ?? new DOMRect()))).toBeLessThan(1.5);
  },
};

/** 窄屏换行。 */
export const Narrow: Story = {
  args: { children: '金额与订单不符：订单 ¥1,027.50，凭证 ¥1,072.50。请核对后重新上传付款凭证。', action: <Link href="#upload">重新上传</Link> },
  globals: { viewport: { value: 'w360' } },
};
