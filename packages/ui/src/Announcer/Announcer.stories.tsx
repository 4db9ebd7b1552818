import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/Button.tsx';
import { AnnouncerProvider } from './AnnouncerProvider.tsx';
import { useAnnounce } from './useAnnounce.ts';

/** Two buttons that say something. */
function Speaker() {
  const announce = useAnnounce();
  return (
    <div style={{ display: 'flex', gap: 12 }}>
      <Button variant="outline" onPress={() => announce('找到 23 条结果')}>
        搜索
      </Button>
      <Button variant="outline" onPress={() => announce('请勿重复请求,稍后重试', { level: 'assertive' })}>
        下载
      </Button>
    </div>
  );
}

const meta = {
  title: 'UI/Feedback/Announcer',
  component: AnnouncerProvider,
  tags: ['autodocs', 'stable'],
  args: { children: <Speaker /> },
} satisfies Meta<typeof AnnouncerProvider>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 看不见，读屏听得到；同一句三秒内只说一次，七秒后清空。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(screen.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    await userEvent.click(canvas.getByRole('button', { name: '搜索' }));
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('找到 23 条结果'));
    await userEvent.click(canvas.getByRole('button', { name: '下载' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('请勿重复请求,稍后重试'));
  },
};
