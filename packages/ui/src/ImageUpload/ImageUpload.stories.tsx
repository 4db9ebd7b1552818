import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef, useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { AnnouncerProvider } from '../Announcer/AnnouncerProvider.tsx';
import type { ImageItem } from './ImageRow.tsx';
import { ImageUpload, type ImageUploadProps } from './ImageUpload.tsx';
import { playKeys } from '../keyboard/playKeys.ts';
import { imageUploadKeys } from './imageUploadKeys.ts';

const drawn = (colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(`<svg xmlns="http://www.w3.org/2000/svg" width="320" height="240"><rect width="320" height="240" fill="#e9edf2"/><rect x="80" y="70" width="160" height="100" rx="6" fill="${colour}"/></svg>`)}`;

const images: ImageItem[] = [
  { id: 'a', name: '正面.png', src: drawn('#222c38'), alt: 'LM358DR 正面，丝印 LM358', state: 'done' },
  { id: 'b', name: '背面.jpg', src: drawn('#4a5765'), alt: '', state: 'done' },
  { id: 'c', name: '编带.jpg', src: drawn('#007f5d'), alt: '', state: 'uploading', share: 0.6 },
];
const said = fn<(text: string) => void>();
const reasons = {
  type: '不是 PNG 或 JPEG，请换一张',
  size: '超过 5 MB，请压缩后再上传',
  empty: '是空文件，请换一张',
  count: '没有加入：最多 6 张',
};

/** 连着一个假队列。 */
function Pictures(props: ImageUploadProps) {
  const [now, setNow] = useState(props.images);
  const next = useRef(1);
  return (
    <ImageUpload
      {...props}
      images={now}
      onAdd={(files) => {
        props.onAdd(files);
        setNow((was) => [...was, ...files.map(({ name }) => ({ id: `n${next.current++}`, name, src: drawn('#096acb'), alt: '', state: 'done' as const }))]);
      }}
      onAltChange={(id, alt) => {
        props.onAltChange(id, alt);
        setNow((was) => was.map((image) => (image.id === id ? { ...image, alt } : image)));
      }}
      onRemove={(id) => {
        props.onRemove(id);
        setNow((was) => was.filter((image) => image.id !== id));
      }}
      onMove={(id, index) => {
        props.onMove(id, index);
        setNow((was) => {
          const others = was.filter((image) => image.id !== id);
          return [...others.slice(0, index), ...was.filter((image) => image.id === id), ...others.slice(index)];
        });
      }}
    />
  );
}

const meta = {
  title: 'UI/Forms/ImageUpload',
  component: ImageUpload,
  tags: ['autodocs', 'beta'],
  parameters: { keys: imageUploadKeys },
  args: {
    images,
    types: ['image/png', 'image/jpeg'],
    maxBytes: 5 * 1024 * 1024,
    maxCount: 6,
    words: {
      drop: '把图片拖到这里，或粘贴',
      dropOver: '松开即可加入',
      hint: 'PNG、JPEG，每张不超过 5 MB，最多 6 张',
      choose: '选择图片',
      list: '已选的图片',
      refused: (name, reason) => `“${name}”${reasons[reason]}`,
      alt: '图片说明',
      altHint: '写给看不见图片的人：图上有什么',
      altMissing: '请写一句图片说明',
      uploading: (name) => `正在上传 ${name}`,
      retry: '重试',
      retryOf: (name) => `重试 ${name}`,
      removeOf: (name) => `移除 ${name}`,
      upOf: (name) => `上移 ${name}`,
      downOf: (name) => `下移 ${name}`,
      moved: (name, place) => `${name} 已移到第 ${place} 位`,
    },
    onAdd: fn(),
    onAltChange: fn(),
    onRemove: fn(),
    onMove: fn(),
    onRetry: fn(),
  },
  render: (args) => (
    <AnnouncerProvider announce={said}>
      <Pictures {...args} />
    </AnnouncerProvider>
  ),
  decorators: [(Story) => <div style={{ maxWidth: 640 }}>{Story()}</div>],
  beforeEach: () => void said.mockClear(),
} satisfies Meta<typeof ImageUpload>;
export default meta;
type Story = StoryObj<typeof meta>;

async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const input = canvasElement.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('There is no input for files.');
  await fireEvent.change(input, { target: { files } });
}
const file = (name: string, type: string, size = 1000) => {
  const one = new File(['x'], name, { type });
  Object.defineProperty(one, 'size', { value: size });
  return one;
};

/** 三张：两张传好，一张正在传；每张写一句说明。 */
export const Default: Story = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await expect(canvas.getByRole('img', { name: 'LM358DR 正面，丝印 LM358' })).toBeVisible();
    await expect(canvas.getByRole('progressbar', { name: '正在上传 编带.jpg' })).toHaveAttribute('aria-valuenow', '60');
    await userEvent.type(canvas.getAllByRole('textbox', { name: '图片说明' })[1]!, '背面');
    await expect(args.onAltChange).toHaveBeenLastCalledWith('b', '背面');
    await choose(canvasElement, file('外箱.png', 'image/png'));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

/** 键盘：改顺序、移除，焦点不丢；移除以后到下一张的说明。 */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent, step, args }) => {
    await playKeys({ userEvent, step }, imageUploadKeys, {
      move: {
        given: () => canvas.getByRole('button', { name: '下移 正面.png' }).focus(),
        proves: async () => {
          await expect(args.onMove).toHaveBeenLastCalledWith('a', 1);
          await waitFor(() => expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('正面.png'));
          await expect(canvas.getByRole('button', { name: '下移 正面.png' })).toHaveFocus();
          await expect(said).toHaveBeenLastCalledWith('正面.png 已移到第 2 位');
        },
      },
      remove: {
        given: () => canvas.getByRole('button', { name: '移除 正面.png' }).focus(),
        proves: () => waitFor(() => expect(canvas.getAllByRole('textbox', { name: '图片说明' })[1]).toHaveFocus()),
      },
    });
    await userEvent.click(canvas.getByRole('button', { name: '移除 背面.jpg' }));
    await userEvent.click(canvas.getByRole('button', { name: '移除 编带.jpg' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: '选择图片' })).toHaveFocus());
  },
};

/** 类型不对、太大、空的：不加入，一个一个说原因。 */
export const Refused: Story = {
  play: async ({ canvas, canvasElement, args }) => {
    await choose(canvasElement, file('动图.gif', 'image/gif'), file('原图.png', 'image/png', 6 * 1024 * 1024), file('空.png', 'image/png', 0));
    const group = canvas.getByRole('group', { name: '把图片拖到这里，或粘贴' });
    await waitFor(() => expect(group).toHaveAccessibleDescription(/动图.gif”不是 PNG.*原图.png”超过 5 MB.*空.png”是空文件/));
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(said).toHaveBeenCalledOnce();
  },
};

/** 提交时还没写说明：这一栏报错。 */
export const AltMissing: Story = {
  args: { needsAlt: true },
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox', { name: '图片说明' });
    await expect(first).toBeValid();
    await expect(second).toBeInvalid();
    await expect(second).toHaveAccessibleDescription(/请写一句图片说明/);
  },
};

/** 没传上去：说原因，可以重试。 */
export const Failed: Story = {
  args: { images: [{ id: 'f', name: '正面.png', src: drawn('#222c38'), alt: '正面', state: 'failed', problem: '网络断开，请检查网络后重试' }] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '重试 正面.png' }));
    await expect(args.onRetry).toHaveBeenCalledWith('f');
  },
};

/** 还没有图片。 */
export const Empty: Story = { args: { images: [] } };

/** 满了：不能再加；移除一张又可以。 */
export const Many: Story = {
  args: {
    images: Array.from({ length: 6 }, (_, at) => ({ id: `m${at}`, name: `第 ${at + 1} 张.png`, src: drawn('#222c38'), alt: `第 ${at + 1} 张`, state: 'done' })),
  },
  play: async ({ canvas }) => expect(canvas.getByRole('button', { name: '选择图片' })).toBeDisabled(),
};

/** 看不到预览，名字和说明很长，窄屏。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    images: [
      {
        id: 'l',
        name: `${'IMG_20261116_a_very_long_name_'.repeat(3)}.png`,
        src: null,
        alt: '宽温度范围内输出电压精度的测试现场'.repeat(3),
        state: 'failed',
        problem: '图片打不开，请另存为 PNG 或 JPEG 再上传',
      },
      ...images,
    ],
  },
};

/** 手机上。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
