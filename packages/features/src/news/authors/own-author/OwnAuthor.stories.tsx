import { ApiError } from '@chippage/api/errors';
import type { AuthorRequest } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { withDrafts } from '../../../parts/form/withDrafts.fixtures.tsx';
import { ago, failed, HOUR_MS, loading, ready } from '../../../parts/loaded/loaded.fixtures.ts';
import { sampleAuthorFacts } from '../../news.fixtures.ts';
import { OwnAuthor } from './OwnAuthor.tsx';
import { ownAuthorKeys } from './ownAuthorKeys.ts';

const face = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><circle cx="32" cy="32" r="30" fill="#007f5d"/></svg>')}`;
const facts = sampleAuthorFacts();
const author = { id: 12, ...facts };
const application: AuthorRequest = { before: null, after: facts, state: 'reviewing', reason: null, submitTime: ago(HOUR_MS) };
const change: AuthorRequest = { ...application, before: facts, after: { ...facts, field: '射频与天线', avatarUrl: face } };

const meta = {
  title: 'Features/News/OwnAuthor',
  component: OwnAuthor,
  tags: ['autodocs', 'experimental'],
  parameters: { keys: ownAuthorKeys },
  args: {
    own: ready({ author: null, request: null }),
    onApply: fn(async () => undefined),
    onChange: fn(async () => undefined),
    onWithdraw: fn(async () => undefined),
    onUpload: fn(async () => face),
  },
  decorators: [withDrafts],
} satisfies Meta<typeof OwnAuthor>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 还不是作者：作者是什么，怎样申请。 */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(canvas.getByRole('textbox', { name: '名字' })).toHaveFocus();
    await userEvent.type(canvas.getByRole('textbox', { name: '名字' }), ` ${facts.name}`);
    await userEvent.type(canvas.getByRole('textbox', { name: '领域' }), facts.field);
    await userEvent.type(canvas.getByRole('textbox', { name: '简介' }), '写电源');
    await expect(canvas.getByText('简介至少 10 个字，写写你做什么、写什么')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: '简介' }), '，也写散热和选料');
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    await expect(args.onApply).toHaveBeenCalledWith({ name: facts.name, field: facts.field, intro: '写电源，也写散热和选料', avatarUrl: '' });
  },
};

/** 名字已有作者用了：话在那一格，填的还在。 */
export const NameTaken: Story = {
  args: {
    own: ready({ author: null, request: { ...application, state: 'refused', reason: '请用真实的从业领域' } }),
    onApply: fn(async () => {
      throw new ApiError({ status: 200, reason: 'author.name_taken', message: '已经有作者叫“陈工谈电源”，请换一个，例如加上公司或领域' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '提交申请' }));
    const name = canvas.getByRole('textbox', { name: '名字' });
    await expect(name).toHaveAccessibleDescription(/已经有作者叫“陈工谈电源”/);
    await expect(name).toHaveFocus();
  },
};

/** 申请审核中：填了什么、哪一天交的，可以撤回。 */
export const Waiting: Story = {
  args: { own: ready({ author: null, request: application }) },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('审核中')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: '名字' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: '撤回' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
  },
};

/** 撤回时已经审核完：说怎么办。 */
export const DecidedMeanwhile: Story = {
  args: {
    own: ready({ author: null, request: application }),
    onWithdraw: fn(async () => {
      throw new ApiError({ status: 200, reason: 'author.nothing_waits', message: '没有等待审核的内容，可能刚刚审核完，请刷新页面' });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '撤回' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('请刷新页面');
  },
};

/** 被驳回：原因在上面，上次填的都在。 */
export const Refused: Story = {
  args: { own: ready({ author: null, request: { ...application, state: 'refused', reason: '简介请写明从业经历' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('上次没有通过：简介请写明从业经历')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '名字' })).toHaveValue(facts.name);
  },
};

/** 已经是作者：看主页，改资料，换头像。 */
export const Published: Story = {
  args: { own: ready({ author, request: { ...application, state: 'approved' } }) },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('link', { name: '看作者主页' })).toHaveAttribute('href', expect.stringContaining('id=12'));
    await userEvent.upload(canvasElement.querySelector<HTMLInputElement>('input[type=file]')!, new File(['x'], 'a.png', { type: 'image/png' }));
    await expect(await canvas.findByRole('status')).toHaveTextContent('图片已上传');
    await userEvent.click(canvas.getByRole('button', { name: '提交修改' }));
    await expect(args.onChange).toHaveBeenCalledWith({ ...facts, avatarUrl: face });
  },
};

/** 修改审核中：原来的和改成的。 */
export const ChangeWaiting: Story = {
  args: { own: ready({ author, request: change }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('原来：电源与热设计')).toBeVisible();
    await expect(canvas.getByText('改为：射频与天线')).toBeVisible();
    await expect(canvas.getByRole('img', { name: '新的头像' })).toBeVisible();
  },
};

/** 修改被驳回：主页还是原来的。 */
export const ChangeRefused: Story = {
  args: { own: ready({ author, request: { ...change, state: 'refused', reason: '你的文章都是电源' } }) },
  play: async ({ canvas }) => expect(canvas.getByRole('textbox', { name: '领域' })).toHaveValue('射频与天线'),
};

/** 修改通过了。 */
export const ChangeApproved: Story = { args: { own: ready({ author, request: { ...change, state: 'approved' } }) } };

/** 正在读取。 */
export const Loading: Story = { args: { own: loading } };

/** 没读到。 */
export const Failed: Story = { args: { own: failed(fn()) } };

/** 手机、很长的名字。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    own: ready({ author, request: { ...change, after: sampleAuthorFacts({ name: 'PowerElectronicsDesignEngineer', intro: '很长的简介'.repeat(60) }) } }),
  },
};

/** 只用键盘。 */
export const Keyboard: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    await playKeys({ userEvent, step }, ownAuthorKeys, {
      send: {
        given: () => canvas.getByRole('textbox', { name: '领域' }).focus(),
        proves: async () => {
          await expect(canvas.getByRole('textbox', { name: '名字' })).toHaveFocus();
          await expect(args.onApply).not.toHaveBeenCalled();
        },
      },
    });
  },
};
