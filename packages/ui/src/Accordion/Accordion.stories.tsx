import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Disclosure } from '../Disclosure/Disclosure.tsx';
import { Accordion } from './Accordion.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { accordionKeys } from './accordionKeys.ts';

const meta = {
  title: 'UI/Navigation/Accordion',
  component: Accordion,
  tags: ['autodocs', 'beta'],
  parameters: { keys: accordionKeys },
  args: {
    defaultExpandedKeys: ['pay'],
    children: [
      <Disclosure key="pay" id="pay" title="转账后多久确认收款？">
        <p>工作日 16:00 前上传回单，当天确认；之后的，下一个工作日确认。</p>
      </Disclosure>,
      <Disclosure key="invoice" id="invoice" title="什么时候开发票？">
        <p>全部发货后三个工作日内开出，寄到订单上的收票地址。</p>
      </Disclosure>,
      <Disclosure key="return" id="return" title="可以退货吗？">
        <p>签收后七天内，包装未拆、批次一致的可以退。</p>
      </Disclosure>,
    ],
  },
} satisfies Meta<typeof Accordion>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 可以同时展开几个；Tab 逐个到，回车与空格开合。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const [first, second] = canvas.getAllByRole('button');
    await expect(first).toHaveAttribute('aria-expanded', 'true');
    await playKeys({ userEvent, step }, accordionKeys, {
      focus: () => expect(first).toHaveFocus(),
      next: () => expect(second).toHaveFocus(),
      toggle: async (pressed) => {
        await expect(second).toHaveAttribute('aria-expanded', String(pressed === '{Enter}'));
        await expect(first).toHaveAttribute('aria-expanded', 'true');
      },
      previous: () => expect(first).toHaveFocus(),
    });
  },
};

/** 只开一个：开了这个，收起那个。 */
export const OneAtATime: Story = {
  args: { allowsMultiple: false },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button');
    if (!second) throw new Error('the second has gone');
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-expanded', 'true');
    await expect(first).toHaveAttribute('aria-expanded', 'false');
  },
};

/** 全部收起。 */
export const AllClosed: Story = { args: { defaultExpandedKeys: [] } };

/** 不能用。 */
export const Disabled: Story = { args: { isDisabled: true } };
