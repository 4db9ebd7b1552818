import type { Meta, StoryObj } from '@storybook/react-vite';
import { ErrorIcon, ClockIcon, InfoIcon, SuccessIcon } from '../Icon/statusIcons.tsx';
import { Tag, type TagProps } from './Tag.tsx';
import { StateGrid } from '../StateGrid/StateGrid.tsx';

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

/** 矩阵：标签不能按，只有语气与长短。 */
export const States: Story = {
  render: () => (
    <StateGrid<TagProps>
      label="标签的样子"
      variants={{
        中性: {},
        实心: { tone: 'solid' },
        强调: { tone: 'accent' },
        警告: { tone: 'warn', icon: <ClockIcon size={14} /> },
        信息: { tone: 'info', icon: <InfoIcon size={14} /> },
        成功: { tone: 'ok', icon: <SuccessIcon size={14} /> },
        出错: { tone: 'danger', icon: <ErrorIcon size={14} /> },
      }}
      states={[
        { name: '两个字', props: { children: '已付' } },
        { name: '长一些', props: { children: '等待卖家确认' } },
      ]}
    >
      {(props) => <Tag {...props}>{props.children}</Tag>}
    </StateGrid>
  ),
};
