import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TakedownForm, type TakedownFormProps } from './TakedownForm.tsx';
import { takedownFormKeys } from './takedownFormKeys.ts';

const meta = {
  title: 'Features/Takedowns/TakedownForm',
  component: TakedownForm,
  tags: ['autodocs', 'stable'],
  parameters: { keys: takedownFormKeys },
  args: { onSend: fn<TakedownFormProps['onSend']>(async () => ({ id: 4021, code: 'k3Jd' })), getStateHref: (code) => `#${code}` },
} satisfies Meta<typeof TakedownForm>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fill = async ({ canvas, userEvent }: Pick<Parameters<Play>[0], 'canvas' | 'userEvent'>) => {
  await userEvent.click(canvas.getByRole('radio', { name: '著作权' }));
  await userEvent.type(canvas.getByRole('textbox', { name: '权利人（姓名或名称）' }), '示例出版社');
  await userEvent.type(canvas.getByRole('textbox', { name: '侵权内容的网址' }), 'https://example.com/specification_detail/1');
  await userEvent.type(canvas.getByRole('textbox', { name: '为什么侵权' }), '这份数据手册未经许可转载');
  await userEvent.type(canvas.getByRole('textbox', { name: '权属证明' }), '登记号 2025-A-1（样例）');
  await userEvent.type(canvas.getByRole('textbox', { name: '联系方式' }), 'law@example.com');
};

/** 不用登录；没填的说出来，填完给一个编号。 */
export const Default: Story = {
  play: async ({ canvas, userEvent, args, step }) => {
    const send = canvas.getByRole('button', { name: '提交通知' });
    const isTrue = canvas.getByRole('checkbox', { name: /我保证通知的内容真实/ });
    await playKeys({ userEvent, step }, takedownFormKeys, {
      empty: {
        given: () => send.focus(),
        proves: async () => {
          await expect(canvas.getByText('请填写权利人')).toBeVisible();
          await expect(canvas.getByText('请先确认通知的内容真实')).toBeVisible();
          await expect(canvas.getByText('请选择侵犯的权利')).toBeVisible();
          await expect(canvas.getByRole('radio', { name: '著作权' })).toHaveFocus();
        },
      },
      agree: { given: () => isTrue.focus(), proves: () => expect(isTrue).toBeChecked() },
    });
    await fill({ canvas, userEvent });
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledWith({
      right: 'copyright',
      holder: '示例出版社',
      places: 'https://example.com/specification_detail/1',
      content: '这份数据手册未经许可转载',
      proof: '登记号 2025-A-1（样例）',
      contact: 'law@example.com',
    });
    await waitFor(() => expect(canvas.getByText('通知已提交，编号 4021')).toBeVisible());
    await expect(canvas.getByRole('link', { name: '查看处理进度' })).toHaveAttribute('href', '#k3Jd');
    await expect(canvas.getByRole('status')).toHaveFocus();
  },
};

/** 提交得太多：说出要等多久，填的还在。 */
export const Refused: Story = {
  args: {
    onSend: fn<TakedownFormProps['onSend']>(async () => {
      throw new ApiError({ status: 429, reason: 'request.too_many', message: '每小时最多提交 5 份通知，请 60 分钟后再试' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await fill({ canvas, userEvent });
    await userEvent.click(canvas.getByRole('checkbox', { name: /我保证通知的内容真实/ }));
    await userEvent.click(canvas.getByRole('button', { name: '提交通知' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请 60 分钟后再试');
    await expect(canvas.getByRole('textbox', { name: '权利人（姓名或名称）' })).toHaveValue('示例出版社');
  },
};

/** 从一页内容过来：那一页的网址已经填好。 */
export const FromPage: Story = {
  args: { place: '/specification_detail/1?brandId=2' },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '侵权内容的网址' })).toHaveValue('/specification_detail/1?brandId=2'),
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
