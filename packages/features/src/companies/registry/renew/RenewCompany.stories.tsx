import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RenewCompany } from './RenewCompany.tsx';
import { renewCompanyKeys } from './renewCompanyKeys.ts';

const meta = {
  title: 'Features/Companies/RenewCompany',
  component: RenewCompany,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: renewCompanyKeys },
  args: { onRenew: fn(async () => undefined), onLogin: fn() },
} satisfies Meta<typeof RenewCompany>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 重新查过：说出来。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新查询' }));
    await expect(await canvas.findByText('已向数据源重新查过这家公司')).toBeVisible();
  },
};

const refusal = '这家公司今天已经重新查过，明天 0 点后可以再查';
/** 今天已经重新查过。 */
export const Refused: Story = {
  args: {
    onRenew: fn(async () => {
      throw new ApiError({ status: 200, reason: 'registry.renewed_today', message: refusal });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新查询' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusal);
  },
};

/** 访客先登录。 */
export const Visitor: Story = {
  args: { onRenew: undefined },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重新查询' }));
    await expect(args.onLogin).toHaveBeenCalledTimes(1);
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: '重新查询' });
    await playKeys({ userEvent, step }, renewCompanyKeys, {
      renew: {
        given: () => button.focus(),
        proves: async () => {
          await expect(args.onRenew).toHaveBeenCalled();
          await expect(button).toHaveFocus();
        },
      },
    });
  },
};
