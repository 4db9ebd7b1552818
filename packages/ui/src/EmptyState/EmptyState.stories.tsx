import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinkButton } from '../Button/LinkButton.tsx';
import { Link } from '../Link/Link.tsx';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'UI/Feedback/EmptyState',
  component: EmptyState,
  tags: ['autodocs', 'stable'],
  args: {
    title: '没有找到 STM32F103C9T6',
    children: (
      <>
        相近型号{' '}
        <Link href="#part" isMono>
          STM32F103C8T6
        </Link>
        ，差一个字符
      </>
    ),
    action: (
      <LinkButton href="#publish" variant="outline">
        发布求购
      </LinkButton>
    ),
  },
} satisfies Meta<typeof EmptyState>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 一句话，一个动作；没有说图标时是空盘，放大镜只用在搜索之后。 */
export const Default: Story = {
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('svg path')).toHaveAttribute('d', expect.stringMatching(/^M5\.5 4\.5h9/)),
};

/** 面板里的小号。 */
export const Small: Story = { args: { size: 'sm', title: '暂无替代料', children: undefined, action: undefined } };

/** 搜索词很长时换行。 */
export const LongText: Story = {
  args: { title: '没有找到 MT41K256M16TW-107:P-TR-AUTOMOTIVE-GRADE-1-TAPE-AND-REEL-0402-10KΩ' },
  globals: { viewport: { value: 'w360' } },
};
