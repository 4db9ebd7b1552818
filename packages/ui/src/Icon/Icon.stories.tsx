import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import * as actionIcons from './actionIcons.tsx';
import type { IconProps } from './Icon.tsx';
import * as itemIcons from './itemIcons.tsx';
import * as navigationIcons from './navigationIcons.tsx';
import * as objectIcons from './objectIcons.tsx';
import * as pageIcons from './pageIcons.tsx';
import * as editorIcons from './editorIcons.tsx';
import * as screenIcons from './screenIcons.tsx';
import * as statusIcons from './statusIcons.tsx';

const groups = {
  每页都有: pageIcons,
  走动: navigationIcons,
  操作: actionIcons,
  对一件东西: itemIcons,
  状态: statusIcons,
  东西: objectIcons,
  全屏: screenIcons,
  写文章: editorIcons,
};
const { SearchIcon } = pageIcons;
const { BellIcon, StarIcon } = actionIcons;
const { LikeIcon } = itemIcons;

const meta = {
  title: 'UI/Foundations/Icon',
  component: SearchIcon,
  tags: ['autodocs', 'stable'],
} satisfies Meta<typeof SearchIcon>;
export default meta;

type Story = StoryObj<typeof meta>;

function Gallery({ icons, size }: { icons: Record<string, (props: IconProps) => React.ReactNode>; size: IconProps['size'] }) {
  return (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(8.5rem, 1fr))', gap: 12, marginBlock: 12 }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <li key={name} style={{ display: 'grid', justifyItems: 'center', gap: 8, fontSize: 12 }}>
          <Icon size={size} />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** 全部图标，按名字引入，没引入的不会进包。 */
export const Default: Story = {
  args: { size: 20 },
  render: ({ size }) => (
    <>
      {Object.entries(groups).map(([name, icons]) => (
        <section key={name}>
          <h2>{name}</h2>
          <Gallery icons={icons} size={size} />
        </section>
      ))}
    </>
  ),
};

/** 线宽不随大小变。 */
export const Sizes: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {([12, 14, 16, 20, 24, 32] as const).map((size) => (
        <SearchIcon key={size} size={size} />
      ))}
    </div>
  ),
};

/** 按下的、存着的，里面填满。 */
export const Filled: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 16, alignItems: 'center' }}>
      {[StarIcon, BellIcon, LikeIcon].map((Icon) => (
        <span key={Icon.name} style={{ display: 'flex', gap: 8 }}>
          <Icon />
          <Icon isFilled />
        </span>
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    const fills = [...canvasElement.querySelectorAll('path')].map((path) => getComputedStyle(path).fill !== 'none');
    await expect(fills).toEqual([false, true, false, true, false, true]);
  },
};

/** 旁边没有文字时要有名字。 */
export const Labelled: Story = {
  args: { label: '有数据手册' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '有数据手册' })).toBeVisible();
  },
};

/** 字放大，图标跟着放大。 */
export const GrowsWithText: Story = {
  args: { label: '搜索' },
  play: async ({ canvas }) => {
    const width = () => canvas.getByRole('img').getBoundingClientRect().width;
    await expect(width()).toBe(20);
    document.documentElement.style.fontSize = '200%';
    try {
      await expect(width()).toBe(40);
    } finally {
      document.documentElement.style.removeProperty('font-size');
    }
  },
};
