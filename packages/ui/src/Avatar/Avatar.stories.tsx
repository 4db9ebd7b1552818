import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#0b6e4f"/><circle cx="4" cy="3" r="1.5" fill="#fff"/><path d="M1 8a3 3 0 0 1 6 0" fill="#fff"/></svg>')}`;

const meta = {
  title: 'UI/Data/Avatar',
  component: Avatar,
  tags: ['autodocs', 'stable'],
  args: { name: '张工', src: face },
} satisfies Meta<typeof Avatar>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 图片；名字在旁边时它只是装饰。 */
export const Picture: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('img')).toBeNull();
    await waitFor(() => expect(canvasElement.querySelector('img')?.naturalWidth).toBeGreaterThan(0));
  },
};

/** 没有图片：中文取首字，西文取首尾两词。 */
export const Initials: Story = {
  args: { src: null },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12 }}>
      <Avatar {...args} />
      <Avatar {...args} name="Ada Lovelace" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('张')).toBeVisible();
    await expect(canvas.getByText('AL')).toBeVisible();
  },
};

/** 图片坏了就用首字，不留碎图。 */
export const Broken: Story = {
  args: { src: 'data:image/png;base64,AAAA' },
  play: async ({ canvas }) => expect(await canvas.findByText('张')).toBeVisible(),
};

/** 名字里没有文字：一个人形。 */
export const Nameless: Story = { args: { name: '☆', src: null } };

/** 旁边没有名字时，由它说出是谁。 */
export const Named: Story = {
  args: { label: '张工的头像' },
  play: async ({ canvas }) => expect(canvas.getByRole('img', { name: '张工的头像' })).toBeVisible(),
};

/** 四种大小：24、32、40、64。 */
export const Sizes: Story = {
  args: { src: null },
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      {(['xs', 'sm', 'md', 'lg'] as const).map((size) => (
        <Avatar key={size} {...args} size={size} />
      ))}
    </div>
  ),
};
