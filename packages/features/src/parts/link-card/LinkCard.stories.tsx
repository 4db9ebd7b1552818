import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkCard, LinkCardLink } from './LinkCard.tsx';

const meta = {
  title: 'Features/Parts/LinkCard',
  component: LinkCard,
  subcomponents: { LinkCardLink },
  tags: ['autodocs', 'stable'],
  args: {
    children: (
      <div>
        <h3>
          <LinkCardLink href="/news/detail/1">怎样读 LDO 的手册</LinkCardLink>
        </h3>
        <p>压差、静态电流、纹波抑制比。</p>
      </div>
    ),
  },
} satisfies Meta<typeof LinkCard>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 整张卡片是一个链接，名字只有标题。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: '怎样读 LDO 的手册' })).toHaveFocus();
  },
};
/** 旁边有图：放得下就在文字右边，容器窄了就到下面，文字不被挤成一列。 */
export const WithPicture: Story = {
  args: {
    children: (
      <>
        <div>
          <LinkCardLink href="/news/detail/4">CAN 还是 RS-485：差的不只是一对双绞线</LinkCardLink>
        </div>
        <span data-testid="picture" style={{ width: '6rem', height: '4rem', background: 'currentColor' }} />
      </>
    ),
  },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: '1rem' }}>
      <div style={{ width: '20rem' }}>
        <LinkCard {...args} />
      </div>
      <div style={{ width: '15rem' }}>
        <LinkCard {...args} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.parentElement!.getBoundingClientRect());
    const pictures = canvas.getAllByTestId('picture').map((picture) => picture.getBoundingClientRect());
    await expect(pictures[0]!.left).toBeGreaterThan(links[0]!.right);
    await expect(pictures[1]!.top).toBeGreaterThan(links[1]!.bottom);
  },
};
/** 一行在另一行下面，是列表里的一项。 */
export const Column: Story = {
  args: { element: 'li', look: 'column' },
  render: (args) => (
    <ul style={{ padding: 0, listStyle: 'none' }}>
      <LinkCard {...args} />
    </ul>
  ),
};
/** 通向的内容已经下架。 */
export const Quiet: Story = {
  args: {
    children: (
      <div>
        <LinkCardLink href="/news/detail/2" tone="quiet">
          已下架的文章
        </LinkCardLink>
      </div>
    ),
  },
};
/** 手机：标题长。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <div>
        <LinkCardLink href="/news/detail/3">输入电压至少要比输出高出一个压差：从手册的哪一页看出来，怎样在样机上量</LinkCardLink>
      </div>
    ),
  },
};
