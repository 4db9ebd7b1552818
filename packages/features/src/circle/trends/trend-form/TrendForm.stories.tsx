import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { plainTrend, sampleGroup } from '../../circle.fixtures.ts';
import { TrendForm } from './TrendForm.tsx';

const meta = {
  title: 'Features/Circle/TrendForm',
  component: TrendForm,
  tags: ['autodocs', 'experimental'],
  args: {
    facts: ready({ group: sampleGroup, quoted: undefined, hasMobile: true }),
    bindHref: '/userCenter/accountSetting/2',
    onUpload: fn(async () => ({ id: 7 })),
    onFindTags: fn(async () => ({ tags: [], unknown: ['XYZ'] })),
    onPublish: fn(async () => {}),
  },
} satisfies Meta<typeof TrendForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 空的不能发布；认不出的型号说出来；写对了带着投票发出去。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: '发布' }));
    const content = canvas.getByRole('textbox', { name: /内容/ });
    await expect(content).toHaveAccessibleDescription(/请输入动态的内容/);
    await userEvent.type(content, '电感选多大');
    await userEvent.type(canvas.getByRole('textbox', { name: /型号和品牌/ }), 'XYZ');
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await expect((await canvas.findAllByText(/没有找到：XYZ/))[0]).toBeVisible();
    await userEvent.clear(canvas.getByRole('textbox', { name: /型号和品牌/ }));
    await userEvent.click(canvas.getByRole('checkbox', { name: '加一个投票' }));
    await userEvent.type(canvas.getByRole('textbox', { name: /投票的选项/ }), '10 µH\n22 µH');
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await expect(args.onPublish).toHaveBeenCalledWith({
      groupId: 1,
      content: '电感选多大',
      pictures: [],
      poll: { options: ['10 µH', '22 µH'], days: 3 },
      visibility: 'public',
      tags: [],
    });
  },
};

/** 图片传好以后写说明，写给看不到图片的人。 */
export const Pictures: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /内容/ }), '看波形');
    const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
    if (input) await userEvent.upload(input, new File(['x'], '波形.png', { type: 'image/png' }));
    await userEvent.type(await canvas.findByRole('textbox', { name: /第 1 张图片（波形\.png）的说明/ }), '输出纹波');
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await expect(args.onPublish).toHaveBeenCalledWith(expect.objectContaining({ pictures: [{ id: 7, alt: '输出纹波' }] }));
  },
};

/** 引用别人的动态。 */
export const Quoting: Story = {
  args: { facts: ready({ group: sampleGroup, quoted: plainTrend, hasMobile: true }) },
  play: async ({ canvas }) => expect(canvas.getByText(/引用 芯友小林 的动态/)).toBeVisible(),
};

/** 没有绑定手机号：先去绑定。 */
export const WithoutMobile: Story = {
  args: { facts: ready({ group: sampleGroup, quoted: undefined, hasMobile: false }) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '去绑定' })).toHaveAttribute('href', '/userCenter/accountSetting/2'),
};

/** 手机。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => expect(await canvas.findByRole('button', { name: '发布' })).toBeVisible(),
};
