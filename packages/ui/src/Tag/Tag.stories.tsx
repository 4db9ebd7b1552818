import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClockIcon, ErrorIcon, InfoIcon, SuccessIcon } from '../Icon/statusIcons.tsx';
import { Tag } from './Tag.tsx';

const meta = {
  title: 'UI/Feedback/Tag',
  component: Tag,
  tags: ['autodocs', 'stable'],
  args: { children: '编带后缀' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

/** 中性的标注。 */
export const Default: Story = {};

/** 含义固定：琥珀要你处理，蓝色进行中，绿色完成，红色失败；除中性外都带图标。 */
export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, flexWrap: 'wrap' }}>
      <Tag>系列名</Tag>
      <Tag tone="solid">求购</Tag>
      <Tag tone="accent">F103</Tag>
      <Tag tone="warn" icon={<ClockIcon size={14} />}>
        待付款
      </Tag>
      <Tag tone="info" icon={<InfoIcon size={14} />}>
        已存在
      </Tag>
      <Tag tone="ok" icon={<SuccessIcon size={14} />}>
        已上传
      </Tag>
      <Tag tone="danger" icon={<ErrorIcon size={14} />}>
        已驳回
      </Tag>
    </div>
  ),
};
