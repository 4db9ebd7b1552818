import { ApiError } from '@chippage/api/errors';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { lacking, needsCompany } from '../../../parts/company-need/companyNeed.fixtures.ts';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { failed, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleJobCities, sampleOwnJob } from '../../jobs.fixtures.ts';
import { JobForm } from './JobForm.tsx';
import { jobFormKeys } from './jobFormKeys.ts';

const meta = {
  title: 'Features/Jobs/JobForm',
  component: JobForm,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: jobFormKeys },
  args: { facts: ready({ job: null, cities: sampleJobCities }), onSave: fn(async () => undefined) },
  decorators: [withDrafts],
} satisfies Meta<typeof JobForm>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 填好发布。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: '职位名称' }), '数字验证工程师');
    await userEvent.type(canvas.getByRole('combobox', { name: '类别' }), '数字{ArrowDown}{Enter}');
    await userEvent.type(canvas.getByRole('combobox', { name: '城市' }), '深圳{Enter}');
    await userEvent.type(canvas.getByRole('textbox', { name: '月薪下限（K）' }), '25');
    await userEvent.type(canvas.getByRole('textbox', { name: '月薪上限（K）' }), '40');
    await userEvent.type(canvas.getByRole('textbox', { name: '技能（可不填）' }), 'UVM，C');
    await userEvent.type(canvas.getByRole('textbox', { name: '职位描述' }), '负责模块和全芯片的功能验证，搭建环境，收敛覆盖率。');
    await userEvent.type(canvas.getByRole('textbox', { name: '招聘负责人' }), '林女士');
    await userEvent.click(canvas.getByRole('button', { name: '发布' }));
    await waitFor(() =>
      expect(args.onSave).toHaveBeenCalledWith(
        expect.objectContaining({
          title: '数字验证工程师',
          category: 'digital',
          cityCode: '440300',
          salaryMin: 25,
          salaryMax: 40,
          skills: ['UVM', 'C'],
          days: '30',
        }),
      ),
    );
  },
};

/** 有不能写的词：服务端说在那一栏，焦点到那里。 */
export const Refused: Story = {
  args: {
    facts: ready({ job: sampleOwnJob, cities: sampleJobCities }),
    onSave: fn(async () => {
      throw new ApiError({
        status: 422,
        reason: 'job.wrong_words',
        message: '“限男性”：招聘不能限制性别',
        fields: [{ field: 'description', msg: '“限男性”：招聘不能限制性别（《就业促进法》第二十七条），请删去，写明工作需要的能力' }],
      });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const description = await canvas.findByRole('textbox', { name: '职位描述' });
    await userEvent.click(canvas.getByRole('button', { name: '保存' }));
    await waitFor(() => expect(description).toHaveAccessibleDescription(/招聘不能限制性别/));
    await expect(description).toHaveFocus();
  },
};

/** 修改：填过的都在；还在招的不问有效期。 */
export const Edit: Story = {
  args: { facts: ready({ job: sampleOwnJob, cities: sampleJobCities }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox', { name: '类别' })).toHaveValue('验证');
    await expect(canvas.getByRole('combobox', { name: '城市' })).toHaveValue('深圳');
    await expect(canvas.queryByRole('button', { name: /有效期/ })).toBeNull();
  },
};

/** 被下架的不能再改。 */
export const Removed: Story = {
  args: { facts: ready({ job: { ...sampleOwnJob, state: 'removed', reason: '面试收费。' }, cities: sampleJobCities }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/面试收费。 不能再改/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: '发布职位' })).toHaveAttribute('href', '/userCenter/jobs/edit');
  },
};

/** 没有通过企业认证。 */
export const NeedsCompany: Story = { args: { facts: lacking(needsCompany) } };

/** 正在读取。 */
export const Loading: Story = { args: { facts: loading } };

/** 没有读到。 */
export const Failed: Story = { args: { facts: failed(fn()) } };

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const title = await canvas.findByRole('textbox', { name: '职位名称' });
    await playKeys({ userEvent, step }, jobFormKeys, {
      send: {
        given: () => title.focus(),
        proves: async () => {
          await expect(title).toHaveFocus();
          await expect(title).toHaveAccessibleDescription(/职位名称要 2 到 40 字/);
          await expect(args.onSave).not.toHaveBeenCalled();
        },
      },
    });
  },
};
