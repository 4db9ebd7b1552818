import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CodeBlock } from '../CodeBlock/CodeBlock.tsx';
import { Link } from '../Link/Link.tsx';
import { Prose, ProseHeading, ProseTable } from './Prose.tsx';

const drawing =
  'data:image/svg+xml,' +
  encodeURIComponent(
    '<svg xmlns="http://www.w3.org/2000/svg" width="480" height="160"><rect width="480" height="160" fill="#fff"/><path d="M20 130h440M60 130V30h80v100M200 130V60h80v70M340 130V90h80v40" fill="none" stroke="#4a5765" stroke-width="2"/></svg>',
  );

const meta = {
  title: 'UI/Data/Prose',
  component: Prose,
  subcomponents: { ProseHeading, ProseTable },
  tags: ['autodocs', 'beta'],
  args: {
    children: (
      <>
        <p>
          去耦电容给芯片<strong>就近</strong>供电：引脚要的电流变化得越快，它离引脚就要越近。常用的值是 <code>100 nF</code>，配一只{' '}
          <Link href="#bulk">大电容</Link>。
        </p>
        <ProseHeading level={2} id="choose" linkLabel="“怎样选”的链接">
          怎样选
        </ProseHeading>
        <p>先看芯片手册写的值，再看封装：</p>
        <ul>
          <li>0402 的寄生电感比 0805 小，频率越高越要用小封装。</li>
          <li>X7R 在额定电压下容量掉三成以上，耐压要留一倍。</li>
        </ul>
        <ProseHeading level={3} id="values" linkLabel="“常用的值”的链接">
          常用的值
        </ProseHeading>
        <ProseTable label="常用的值">
          <table>
            <thead>
              <tr>
                <th scope="col">位置</th>
                <th scope="col">容量</th>
                <th scope="col">封装</th>
              </tr>
            </thead>
            <tbody>
              <tr>
                <td>每个 VDD 引脚</td>
                <td>100 nF</td>
                <td>0402</td>
              </tr>
              <tr>
                <td>电源入口</td>
                <td>10 µF</td>
                <td>0805</td>
              </tr>
            </tbody>
          </table>
        </ProseTable>
        <blockquote>
          <p>电容的引线也是电感。</p>
        </blockquote>
        <figure>
          <img src={drawing} alt="三种封装的阻抗最低点依次降低" width={480} height={160} />
          <figcaption>图 1 封装越小，阻抗的最低点越靠高频。</figcaption>
        </figure>
        <ol>
          <li>量 VDD 的纹波。</li>
          <li>换一个值，再量一次。</li>
        </ol>
        <CodeBlock label="纹波的估算" language="Python" code={'ripple = delta_i * delta_t / capacitance\n'} />
      </>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: '42em' }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Prose>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 一篇文章里有的都在：标题、列表、表、引用、图、代码。 */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: /^怎样选/ })).toBeVisible();
    const link = canvas.getByRole('link', { name: '“怎样选”的链接' });
    await expect(link).toHaveAttribute('href', '#choose');
    canvas.getByRole('link', { name: '“常用的值”的链接' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('region', { name: '常用的值' })).toHaveFocus();
  },
};

/** 一段话。 */
export const Short: Story = { args: { children: <p>本站的数据手册来自原厂公开的文件，更新时间写在每份手册旁边。</p> } };

/** 很长的标题、断不开的词和宽表，窄屏：正文折行，表自己横向滚动。 */
export const LongText: Story = {
  globals: { viewport: { value: 'w360' } },
  args: {
    children: (
      <>
        <ProseHeading level={2} id="long" linkLabel="“标题”的链接">
          从 GRM188R71H104KA93DJKLMNOPQRSTXYZGRM188R71H104KA93D 这样的订货型号里读出容量、耐压、温度特性和包装
        </ProseHeading>
        <p>https://www.example.com/datasheets/very/long/address/GRM188R71H104KA93DJKLMNOPQRSTXYZ.pdf</p>
        <ProseTable label="型号的各段">
          <table>
            <thead>
              <tr>
                {['系列', '尺寸', '厚度', '温度特性', '额定电压', '容量', '误差', '包装'].map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              <tr>
                {['GRM', '18', '8', 'R7', '1H', '104', 'K', 'D'].map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            </tbody>
          </table>
        </ProseTable>
      </>
    ),
  },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('region', { name: '型号的各段' });
    await expect(table.scrollWidth).toBeGreaterThan(table.clientWidth);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(innerWidth);
  },
};

/** 手机。 */
export const Narrow: Story = { globals: { viewport: { value: 'w360' } } };
