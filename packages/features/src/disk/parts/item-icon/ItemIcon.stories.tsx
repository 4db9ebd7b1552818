import type { Meta, StoryObj } from '@storybook/react-vite';
import { ItemIcon } from './ItemIcon.tsx';

const kinds = ['folder', 'pdf', 'picture', 'text', 'code', 'sheet', 'office', 'archive', 'other'] as const;

const meta = {
  title: 'Features/Disk/ItemIcon',
  component: ItemIcon,
  tags: ['autodocs', 'experimental'],
  args: { kind: 'pdf' },
  render: () => (
    <>
      {kinds.map((kind) => (
        <ItemIcon key={kind} kind={kind} />
      ))}
    </>
  ),
} satisfies Meta<typeof ItemIcon>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 每种文件一个图标；名称旁边，只给眼睛。 */
export const Default: Story = {};
