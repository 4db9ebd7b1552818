import type { Meta, StoryObj } from '@storybook/react-vite';
import { RegistryStateTag } from './RegistryStateTag.tsx';

const meta = {
  title: 'Features/Companies/RegistryStateTag',
  component: RegistryStateTag,
  tags: ['autodocs', 'experimental'],
  args: { state: 'operating', text: '在业' },
} satisfies Meta<typeof RegistryStateTag>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 登记机关自己的词。 */
export const Default: Story = {};

/** 还在，但不寻常。 */
export const Unusual: Story = { args: { state: 'liquidating', text: '清算' } };

/** 已经不在。 */
export const Ended: Story = { args: { state: 'revoked', text: '吊销，未注销' } };

/** 登记机关没有给词。 */
export const WithoutWord: Story = { args: { state: 'deregistered', text: null } };
