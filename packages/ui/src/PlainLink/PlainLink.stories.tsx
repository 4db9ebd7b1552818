import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { playKeys } from '../keyboard/playKeys.ts';
import { RouterProvider } from '../RouterProvider/RouterProvider.tsx';
import { PlainLink } from './PlainLink.tsx';
import { plainLinkKeys } from './plainLinkKeys.ts';

const navigate = fn();

const meta = {
  title: 'UI/Navigation/PlainLink',
  component: PlainLink,
  tags: ['autodocs', 'stable'],
  parameters: { keys: plainLinkKeys },
  args: { href: '/datasheet/datasheetDetail/6959', children: 'STM32F103C8T6' },
  decorators: [
    (Story) => (
      <RouterProvider navigate={navigate}>
        <Story />
      </RouterProvider>
    ),
  ],
  beforeEach: () => {
    navigate.mockClear();
    // A story must not leave its own page when the browser itself is asked to follow a link.
    const stay = (event: MouseEvent) => event.preventDefault();
    addEventListener('click', stay);
    return () => removeEventListener('click', stay);
  },
} satisfies Meta<typeof PlainLink>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 没有自己的样子：卡片、菜单、页码各自给它样式。点击交给站点的路由。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(navigate.mock.calls).toEqual([[args.href]]);
  },
};

/** 按着 Ctrl 或 Shift 点，是要新窗口：交给浏览器。 */
export const OtherWindow: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link');
    for (const key of ['ctrlKey', 'metaKey', 'shiftKey', 'altKey']) await fireEvent.click(link, { [key]: true });
    await fireEvent.click(link, { button: 1 });
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/** 别的网站、新窗口、下载、邮件：也交给浏览器。 */
export const NotOurs: Story = {
  render: () => (
    <p>
      <PlainLink href="https://www.st.com/">意法半导体</PlainLink>，
      <PlainLink href="/datasheet" target="_blank">
        数据手册
      </PlainLink>
      ，
      <PlainLink href="/files/6959.pdf" download>
        下载
      </PlainLink>
      ，<PlainLink href="mailto:help@example.com">邮件</PlainLink>，<PlainLink href="//www.wch.cn/">沁恒微电子</PlainLink>
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    for (const link of canvas.getAllByRole('link')) await userEvent.click(link);
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/** 自己接住的点击（比如先要登录）：路由不动。 */
export const Taken: Story = {
  args: { onClick: fn((event) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onClick).toHaveBeenCalledOnce();
    await expect(navigate).not.toHaveBeenCalled();
  },
};

/** 键盘：Tab 到链接，回车打开。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    const link = canvas.getByRole('link');
    await playKeys({ userEvent, step }, plainLinkKeys, {
      focus: () => expect(link).toHaveFocus(),
      open: () => expect(navigate.mock.calls).toEqual([[args.href]]),
    });
  },
};

/** 本页的一处：页面里有它，由浏览器带过去，焦点跟着走；只是页面怎么显示（例如翻到第几页），交给站点的路由。 */
export const PlacesOfThisPage: Story = {
  render: () => (
    <p>
      <PlainLink href="#电源">去电源一节</PlainLink>，<PlainLink href="#page=2">看第 2 页</PlainLink>，<PlainLink href="#100%">写法不对的地址</PlainLink>
      <span id="电源" tabIndex={-1}>
        电源
      </span>
    </p>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: '去电源一节' }));
    await expect(navigate).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('link', { name: '看第 2 页' }));
    await userEvent.click(canvas.getByRole('link', { name: '写法不对的地址' }));
    await expect(navigate.mock.calls).toEqual([['#page=2'], ['#100%']]);
  },
};
