import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { failed, listOf, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleOwnApplications } from '../../jobs.fixtures.ts';
import { OwnApplications } from './OwnApplications.tsx';
import { ownApplicationsKeys } from './ownApplicationsKeys.ts';

const meta = {
  title: 'Features/Jobs/OwnApplications',
  component: OwnApplications,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: ownApplicationsKeys },
  args: {
    applications: ready(listOf(sampleOwnApplications)),
    savedHref: '#saved',
    onResume: fn(async () => undefined),
    onForget: fn(async () => undefined),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof OwnApplications>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 进展、保存到哪天；已删除的写明，职位到期的也写明；能下载自己的简历。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('合适')).toBeVisible();
    await expect(canvas.getByText('简历和联系方式已删除')).toBeVisible();
    await expect(canvas.getByText('已到期')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '下载简历 陈一_数字验证.pdf' }));
    await expect(args.onResume).toHaveBeenCalledWith(sampleOwnApplications[0]);
  },
};

/** 还没有投递过。 */
export const Empty: Story = {
  args: { applications: ready(listOf([])) },
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: '找职位' })).toHaveAttribute('href', '/news/recruit'),
};

/** 正在加载。 */
export const Loading: Story = { args: { applications: loading } };

/** 没有加载出来。 */
export const Failed: Story = { args: { applications: failed(fn()) } };

/** 手机、很长的名称。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    applications: ready(
      listOf(
        sampleOwnApplications.map((each) => ({
          ...each,
          job: { ...each.job, title: '很长的职位名称'.repeat(5) },
          resume: each.resume && { ...each.resume, name: `${'很长的文件名'.repeat(10)}.pdf` },
        })),
      ),
    ),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, ownApplicationsKeys, {
      forget: {
        given: () => canvas.getByRole('button', { name: '删除简历和联系方式：数字验证工程师' }).focus(),
        proves: async () => {
          const dialog = within(await screen.findByRole('alertdialog'));
          await userEvent.click(dialog.getByRole('button', { name: '删除简历和联系方式' }));
          await expect(args.onForget).toHaveBeenCalledWith(sampleOwnApplications[0]);
          await expect(await canvas.findByText('已删除投给“数字验证工程师”的简历和联系方式')).toBeVisible();
        },
      },
    });
  },
};
