import { ApiError } from '@chippage/api/errors';
import type { DocumentFacts } from '@chippage/api/types';
import { playKeys } from '@chippage/ui/keyboard';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AnnouncerProvider } from '@chippage/ui/Announcer';
import { UploadForm, type UploadFormProps } from './UploadForm.tsx';
import { brandOptions, categoryOptions, items, partOptions, tpsUpload, unfinishedUploads } from './upload.fixtures.ts';
import { type UploadCalls, useUploadQueue } from './useUploadQueue.ts';
import { uploadFormKeys } from './uploadFormKeys.ts';

const matching =
  <T extends { text: string }>(options: readonly T[]) =>
  async (keywords: string) =>
    options.filter(({ text }) => text.toLowerCase().includes(keywords.toLowerCase()));

const meta = {
  title: 'Features/Datasheets/UploadForm',
  component: UploadForm,
  tags: ['autodocs', 'beta'],
  parameters: { keys: uploadFormKeys },
  args: {
    items: [],
    error: undefined,
    refused: [],
    unfinished: [],
    onDropUnfinished: fn<UploadFormProps['onDropUnfinished']>(async () => undefined),
    isSubmitting: false,
    isOffline: false,
    onAdd: fn(),
    onRetry: fn(),
    onPause: fn(),
    onResume: fn(),
    onRemove: fn(),
    onChange: fn(),
    onAddMpns: fn(),
    onSubmit: fn<UploadFormProps['onSubmit']>(async () => ({ taken: 1, wrong: 0 })),
    onSeeMine: fn(),
    onFindBrands: matching(brandOptions),
    onFindParts: matching(partOptions),
    categories: categoryOptions,
  },
} satisfies Meta<typeof UploadForm>;
export default meta;
type Story = StoryObj<typeof meta>;

const sheet = (name: string, size = 1000) => {
  const file = new File(['%PDF-1.7'], name, { type: 'application/pdf' });
  Object.defineProperty(file, 'size', { value: size });
  return file;
};
const lost = () => new ApiError({ status: 0, reason: 'network.unreachable', message: '网络连接失败' });

/** 拖动几份文件。 */
function drag(type: string, target: Element, ...files: File[]) {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  target.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer }));
}

/** 读屏听到的话。 */
const said = fn<(text: string) => void>();

/** 连着队列的一整页：`calls` 是服务器。 */
function Whole(props: UploadFormProps & { calls: UploadCalls }) {
  return (
    <AnnouncerProvider announce={said}>
      <Queue {...props} />
    </AnnouncerProvider>
  );
}

function Queue({ calls, ...args }: UploadFormProps & { calls: UploadCalls }) {
  const queue = useUploadQueue(calls);
  return (
    <UploadForm
      {...args}
      items={queue.items}
      error={queue.error}
      refused={queue.refused}
      isSubmitting={queue.isSubmitting}
      onAdd={queue.add}
      onRetry={queue.retry}
      onPause={queue.pause}
      onResume={queue.resume}
      onRemove={queue.remove}
      onChange={queue.change}
      onAddMpns={queue.addMpns}
      onSubmit={queue.submitAll}
    />
  );
}

const choose = (canvasElement: HTMLElement) => canvasElement.querySelector<HTMLInputElement>('input[type=file]')!;

/** 还没有选文件：提交会说先选文件，焦点回到按钮。 */
export const Idle: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /拖到这里/ })).toHaveAccessibleDescription(/请先选择文件/));
    await expect(canvas.getByRole('button', { name: '选择文件' })).toHaveFocus();
  },
};

/** 文件停在上方。 */
export const DragOver: Story = {
  play: async ({ canvas }) => {
    drag('dragenter', canvas.getByRole('group', { name: /拖到这里/ }), sheet('a.pdf'));
    await waitFor(() => expect(canvas.getByText('松开即可上传')).toBeVisible());
  },
};

/** 正在上传：每份一条进度，可以取消；焦点去下一份。 */
export const Uploading: Story = {
  args: { items: [items.uploading, items.reading, items.waiting] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: '正在上传 tps62130a.pdf' })).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: '取消上传 tps62130a.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledWith('u');
    await userEvent.click(canvas.getByRole('button', { name: '提交审核' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: /拖到这里/ })).toHaveAccessibleDescription(/请等上传完成/));
  },
};

/** 每一步用字说：正在查找、传了多少、断开几秒后接着传、已暂停；几份各是什么，数目对得上。 */
export const Steps: Story = {
  args: { items: [items.checking, items.uploading, items.reconnecting, items.paused, items.reading, items.waiting, items.ready] },
  play: async ({ canvas }) => {
    for (const text of ['正在查找站上有没有同一份', '已上传 1.0 / 2.3 MB', '网络断开，8 秒后接着传，已上传 1.4 / 2.3 MB', '已暂停', '正在检查文件'])
      await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByText('共 7 份：已上传 1，正在上传 4，等待 1，已暂停 1')).toBeVisible();
  },
};

/** 暂停以后停下，继续就接着传，焦点不动；传完了按钮没有了，焦点到文件名。 */
export const PauseAndResume: Story = {
  render: function Page(args) {
    return (
      <Whole
        {...args}
        calls={{
          send: async (file, { signal, onStep }) => {
            onStep({ kind: 'sending', partedId: 5, share: 0.5 });
            if (sessionStorage.getItem('story-paused')) return { upload: { ...tpsUpload, title: file.name }, twin: null };
            return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
          },
          submit: async () => tpsUpload,
          discard: async () => undefined,
        }}
      />
    );
  },
  beforeEach: () => sessionStorage.removeItem('story-paused'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(choose(canvasElement), [sheet('a.pdf')]);
    const pause = await canvas.findByRole('button', { name: '暂停上传 a.pdf' });
    pause.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('button', { name: '继续上传 a.pdf' })).toHaveFocus());
    await expect(canvas.getByText('已暂停')).toBeVisible();
    sessionStorage.setItem('story-paused', '1');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByText('已上传，请填写资料')).toBeVisible());
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'a.pdf' })).toHaveFocus());
    sessionStorage.removeItem('story-paused');
  },
};

/** 上次没有传完的：再选一次就接着传；不要了可以去掉。 */
export const Unfinished: Story = {
  args: { unfinished: unfinishedUploads },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('已上传 16.0 / 40.0 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '不再上传 stm32h743_reference_manual.pdf' }));
    await expect(args.onDropUnfinished).toHaveBeenCalledWith(5);
  },
};

/** 一个文件夹里很多不是 PDF：数出来，展开看每一个为什么。 */
export const ManyRefused: Story = {
  args: {
    error: '6 个文件没有加入',
    refused: Array.from({ length: 6 }, (_, at) => ({ name: `原理图-${at + 1}.dwg`, why: at === 5 ? ('empty' as const) : ('notPdf' as const) })),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '6 个文件没有加入' }));
    await waitFor(() => expect(canvas.getByText('原理图-1.dwg：不是 PDF')).toBeVisible());
    await expect(canvas.getByText('原理图-6.dwg：是空文件')).toBeVisible();
  },
};

/** 一份失败：说出原因，只重试失败的；传好的不动。 */
export const OneFailed: Story = {
  render: function Page(args) {
    return (
      <Whole
        {...args}
        calls={{
          send: async (file) => {
            if (file.name === 'b.pdf' && !sessionStorage.getItem('story-online')) throw lost();
            return { upload: { ...tpsUpload, id: file.name.charCodeAt(0), title: file.name }, twin: null };
          },
          submit: async () => tpsUpload,
          discard: async () => undefined,
        }}
      />
    );
  },
  beforeEach: () => sessionStorage.removeItem('story-online'),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(choose(canvasElement), [sheet('a.pdf'), sheet('b.pdf'), sheet('c.pdf')]);
    await waitFor(() => expect(canvas.getByText('上传失败：网络连接失败，请检查网络后重试')).toBeVisible());
    await expect(said).toHaveBeenCalledWith('b.pdf 上传失败：网络连接失败，请检查网络后重试', { level: 'assertive' });
    await waitFor(() => expect(canvas.getAllByText('已上传，请填写资料')).toHaveLength(2));
    sessionStorage.setItem('story-online', '1');
    await userEvent.click(canvas.getByRole('button', { name: '重试失败的文件（1）' }));
    await waitFor(() => expect(canvas.getAllByText('已上传，请填写资料')).toHaveLength(3));
    await waitFor(() => expect(said).toHaveBeenLastCalledWith('上传完成，共 3 个文件'));
    // 移除以后焦点去下一份。
    await userEvent.click(canvas.getByRole('button', { name: '移除 b.pdf' }));
    await waitFor(() => expect(canvas.getByRole('heading', { name: 'c.pdf' })).toHaveFocus());
    sessionStorage.removeItem('story-online');
  },
};

/** 全部传好：只用键盘填写和提交；没有确认权利时说明，缺的资料一项一项说。 */
export const AllDone: Story = {
  parameters: { waivers: { live: { because: '组合框每换一批建议都说有几项；这里打字和换栏都比人快', until: '2027-03-08' } } },
  render: function Page(args) {
    return (
      <Whole
        {...args}
        calls={{
          send: async () => ({ upload: items.blank.upload, twin: null }),
          submit: async (facts: DocumentFacts) => {
            if (facts.category === undefined)
              throw new ApiError({
                status: 422,
                reason: 'upload.wrong_fact',
                message: '请选择它的分类',
                fields: [{ field: 'category', msg: '型号 CX1000A 还不在目录里，请选择它的分类' }],
              });
            args.onChange('sent', { title: facts.title, mpns: facts.mpns });
            return { ...tpsUpload, state: 'reviewing' };
          },
          discard: async () => undefined,
        }}
      />
    );
  },
  play: async ({ canvas, canvasElement, userEvent, args, step }) => {
    await userEvent.upload(choose(canvasElement), [sheet('new_chip.pdf')]);
    await waitFor(() => expect(canvas.getByText('已上传，请填写资料')).toBeVisible());
    await expect(canvas.getByRole('textbox', { name: '标题' })).toHaveValue('new chip');
    const submit = canvas.getByRole('button', { name: '提交审核' });
    const toSubmit = () => submit.focus();
    const right = canvas.getByRole('checkbox', { name: /我有权分享/ });
    const brand = canvas.getByRole('combobox', { name: '品牌' });
    await playKeys({ userEvent, step }, uploadFormKeys, {
      unsure: {
        given: toSubmit,
        proves: async () => {
          await waitFor(() => expect(right).toHaveFocus());
          await expect(canvas.getByText('请确认你有权分享这些文件')).toBeVisible();
        },
      },
      agree: () => expect(right).toBeChecked(),
      missing: {
        given: toSubmit,
        proves: async () => {
          await waitFor(() => expect(brand).toHaveFocus());
          await expect(brand).toHaveAccessibleDescription(/请选择或填写品牌/);
        },
      },
      brand: {
        given: async () => {
          await userEvent.keyboard('texas');
          // Brands found for fewer letters stay until those for the whole word are there.
          await waitFor(() => expect(screen.getAllByRole('option')[0]).toHaveTextContent(/Texas Instruments/));
        },
        proves: () => expect(brand).toHaveValue('Texas Instruments 德州仪器'),
      },
      part: {
        given: () => canvas.getByRole('combobox', { name: '型号' }).focus(),
        proves: async () => {
          await expect(within(canvas.getByRole('list', { name: '已加入的型号' })).getByRole('button', { name: '删除型号 CX1000A' })).toBeVisible();
          await expect(canvas.getByRole('combobox', { name: '型号' })).toHaveFocus();
        },
      },
      unknown: {
        given: toSubmit,
        proves: async () => {
          const category = canvas.getByRole('combobox', { name: '分类' });
          await waitFor(() => expect(category).toHaveFocus());
          await expect(category).toHaveAccessibleDescription(/CX1000A 还不在目录里/);
        },
      },
      send: {
        given: async () => {
          await userEvent.keyboard('dc');
          await waitFor(() => expect(screen.getByRole('option', { name: /DC-DC/ })).toBeVisible());
          await userEvent.keyboard('{ArrowDown}{Enter}');
          toSubmit();
        },
        proves: () => waitFor(() => expect(canvas.getByText(/已提交 1 份/)).toBeVisible()),
      },
    });
    await expect(args.onChange).toHaveBeenCalledWith('sent', { title: 'new chip', mpns: ['CX1000A'] });
    await userEvent.click(canvas.getByRole('button', { name: '看我的上传' }));
    await expect(args.onSeeMine).toHaveBeenCalledOnce();
  },
};

/** 从文件里读出来的资料标着“建议”，改过的、采用了的不再是；焦点到第一栏。 */
export const Ready: Story = {
  render: function Page(args) {
    return <Whole {...args} calls={{ send: async () => ({ upload: tpsUpload, twin: null }), submit: async () => tpsUpload, discard: async () => undefined }} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(choose(canvasElement), [sheet('tps62130a.pdf')]);
    await userEvent.type(await canvas.findByRole('textbox', { name: '标题（建议）' }), '!');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: '标题' })).toBeVisible());
    await expect(canvas.getByRole('radiogroup', { name: '类型（建议）' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: '采用全部建议：tps62130a.pdf' }));
    await waitFor(() => expect(canvas.getByRole('combobox', { name: '品牌' })).toHaveFocus());
    await expect(canvas.queryByText(/建议/)).toBeNull();
  },
};

/** 站上已有：给出那一份，不用再传。 */
export const Duplicate: Story = {
  args: { items: [items.twin] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '打开《STM32F103C8T6 数据手册》' })).toHaveAttribute('href', '/specification_detail/320?brandId=7');
  },
};

/** 不是 PDF、太大、空的：不加入，说明每一份为什么。 */
export const Refused: Story = {
  render: function Page(args) {
    return <Whole {...args} calls={{ send: () => new Promise(() => undefined), submit: async () => tpsUpload, discard: async () => undefined }} />;
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(choose(canvasElement), [sheet('large.pdf', 201 * 1024 * 1024), sheet('empty.pdf', 0)]);
    await waitFor(() => expect(canvas.getByText(/“large.pdf”超过 200 MB.*“empty.pdf”是空文件/)).toBeVisible());
    drag('drop', canvas.getByRole('group', { name: /拖到这里/ }), new File(['x'], '样品图.png', { type: 'image/png' }));
    await waitFor(() => expect(canvas.getByText('“样品图.png”不是 PDF，没有加入，请选择 PDF 文件')).toBeVisible());
    await expect(said).toHaveBeenCalledWith('“样品图.png”不是 PDF，没有加入，请选择 PDF 文件', { level: 'assertive' });
    await expect(canvasElement.querySelectorAll('h2')).toHaveLength(0);
  },
};

/** 网络断开。 */
export const Offline: Story = { args: { isOffline: true, items: [items.failed, items.ready] } };

/** 手机上。 */
export const Narrow: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { unfinished: unfinishedUploads, items: [items.reconnecting, items.paused, items.uploading, items.failed, items.ready, items.submitted] },
};

/** 很长的文件名、标题和许多型号。 */
export const LongText: Story = {
  args: {
    items: [
      {
        ...items.ready,
        name: `${'a_very_long_file_name_of_a_datasheet_'.repeat(5)}.pdf`,
        facts: { ...items.ready.facts, title: '超长标题'.repeat(40), mpns: Array.from({ length: 24 }, (_, at) => `TPS62130ARGTR-${at}`) },
        problems: { title: '标题最多 120 个字，请删去 40 个' },
      },
    ],
  },
};
