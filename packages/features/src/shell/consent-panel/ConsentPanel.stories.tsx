import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ConsentPanel } from './ConsentPanel.tsx';

const meta = {
  title: 'Features/Shell/ConsentPanel',
  component: ConsentPanel,
  tags: ['autodocs', 'stable'],
  parameters: { layout: 'fullscreen' },
  args: { privacyHref: '/privacy', onChoose: fn() },
} satisfies Meta<typeof ConsentPanel>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 同意与不同意一样容易：一样大小，一样的样子，谁也没有预先选好。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const refuse = canvas.getByRole('button', { name: '只用必要的' });
    const accept = canvas.getByRole('button', { name: '同意统计' });
    await expect(refuse.getBoundingClientRect().width).toBeCloseTo(accept.getBoundingClientRect().width, 0);
    await expect(getComputedStyle(refuse).backgroundColor).toBe(getComputedStyle(accept).backgroundColor);
    await userEvent.click(refuse);
    await expect(args.onChoose).toHaveBeenLastCalledWith('essential');
    await userEvent.click(accept);
    await expect(args.onChoose).toHaveBeenLastCalledWith('all');
    await expect(canvas.getByRole('link', { name: '看隐私政策里的清单' })).toHaveAttribute('href', '/privacy');
  },
};

/** 回答以后问题不见了：焦点到正文。 */
export const Answered: Story = {
  render: function Answered({ onChoose, ...args }) {
    const [isAsking, setAsking] = useState(true);
    return (
      <>
        <main tabIndex={-1}>正文</main>
        <footer>
          <a href="#about">关于</a>
        </footer>
        {isAsking && (
          <ConsentPanel
            {...args}
            onChoose={(choice) => {
              onChoose(choice);
              setAsking(false);
            }}
          />
        )}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('link', { name: '关于' }).focus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '只用必要的' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('main')).toHaveFocus());
  },
};

/** 手机上正在读一份文件：问题排在页面最后，不盖住阅读器。 */
export const BesideAReader: Story = {
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <>
      <div data-reading style={{ height: '150vh' }} />
      <ConsentPanel {...args} />
    </>
  ),
  play: async ({ canvas }) => expect(getComputedStyle(canvas.getByRole('region', { name: /^可以统计/ })).position).toBe('static'),
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
