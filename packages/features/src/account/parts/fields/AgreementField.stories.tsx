import { useStoryState } from '@chippage/ui/storyState';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AgreementDialog } from './AgreementDialog.tsx';
import { AgreementField, type AgreementFieldProps } from './AgreementField.tsx';

/** Holds what is agreed to and where focus goes, as a form does. */
function Agreeing(args: AgreementFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  return <AgreementField {...useStoryState(args, { isAgreed: 'onChange' })} inputRef={input} />;
}

const meta = {
  title: 'Features/Account/AgreementField',
  component: AgreementField,
  subcomponents: { AgreementDialog },
  tags: ['autodocs', 'stable'],
  parameters: { docs: { story: { inline: false, height: '420px' } } },
  args: { isAgreed: false, onChange: fn(), error: undefined, inputRef: { current: null } },
  render: (args) => (
    <div style={{ maxWidth: 436 }}>
      <Agreeing {...args} />
    </div>
  ),
} satisfies Meta<typeof AgreementField>;
export default meta;
type Story = StoryObj<typeof meta>;

const agreement = () => screen.findByRole('dialog', { name: '用户协议与隐私' });

/** The text is closed, and focus is on `element`. */
async function isClosed(element: HTMLElement) {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(element).toHaveFocus());
}

/** 从不替人勾上。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: /^我已阅读并同意 ?《用户服务协议》 ?和 ?《隐私政策》$/ });
    await expect(box).not.toBeChecked();
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await expect(box).toBeChecked();
  },
};

/** 未满 18 周岁的怎么办，写在勾选框下面；协议里有一节。 */
export const Minors: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('未满 18 周岁的，请由监护人陪同阅读并同意，见协议“未成年人”一节。');
    await userEvent.click(canvas.getByRole('button', { name: '《用户服务协议》' }));
    await expect(within(await agreement()).getByRole('heading', { name: '未成年人' })).toBeVisible();
  },
};

/** 没勾就提交。 */
export const Invalid: Story = {
  args: { error: '请阅读并同意用户服务协议' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toBeInvalid();
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('请阅读并同意用户服务协议');
  },
};

/** 按书名只是打开来读，不算勾；关上也不算，焦点回到书名。 */
export const Reading: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const terms = canvas.getByRole('button', { name: '《用户服务协议》' });
    await userEvent.click(terms);
    const text = await agreement();
    await waitFor(() => expect(text.contains(document.activeElement)).toBe(true));
    await expect(within(text).getByText(/芯页可以收回该账号/)).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await isClosed(terms);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** 读完按“同意”：勾上，焦点到勾选框。 */
export const Consent: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('button', { name: '《隐私政策》' }).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.click(within(await agreement()).getByRole('button', { name: '同意' }));
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
    await isClosed(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBeChecked();
  },
};

/** 站点自己的全文很长：在框里滚动，键盘也滚得动，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: Array.from({ length: 24 }, (_, at) => (
      <p key={at}>{`第${at + 1}条　用户在本站发布型号、价格和库存时，应当保证内容真实，并对因此产生的交易负责。`}</p>
    )),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '《用户服务协议》' }));
    const region = within(await agreement()).getByRole('region', { name: '用户协议与隐私' });
    await expect(region.scrollHeight).toBeGreaterThan(region.clientHeight);
    await waitFor(() => expect(region.clientHeight).toBeGreaterThan(0.7 * window.innerHeight));
    region.focus();
    await expect(region).toHaveFocus();
  },
};
