import type { Meta, StoryObj } from '@storybook/react-vite';
import { createElement, useEffect, useRef } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import type { CompanyCard } from '@chippage/api/types';
import { stm32f103 } from '../datasheets/parts/parts.fixtures.ts';
import { sampleArticle } from '../news/news.fixtures.ts';

interface ElementProps {
  /** The element's name. */
  name: string;
  /** Its attributes. */
  attributes: Readonly<Record<string, string>>;
  /** Hears the events that bubble. */
  onTold: (event: { type: string; detail: unknown }) => void;
}

const EVENTS = ['cp-search', 'cp-login', 'cp-bom'];

const company: CompanyCard = {
  id: 31,
  name: '深圳示例电子科技有限公司',
  nameEn: null,
  place: '深圳',
  industry: '元器件分销',
  roles: ['agent'],
  isVerified: true,
  isSample: false,
  supplies: 1204,
  demands: 3,
  followers: 40,
};

/** A page without React: the element is written as HTML, the page listens. */
function PageWithElement({ name, attributes, onTold }: ElementProps) {
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Its renderer looks for a browser when it is loaded, so a server must not load it.
    void import('./elements.tsx').then(({ defineElements }) => defineElements('https://portal.example'));
    const { current } = page;
    const listen = (event: Event) => {
      event.preventDefault();
      onTold({ type: event.type, detail: (event as CustomEvent).detail as unknown });
    };
    for (const type of EVENTS) current?.addEventListener(type, listen);
    return () => {
      for (const type of EVENTS) current?.removeEventListener(type, listen);
    };
  }, [onTold]);
  return <div ref={page}>{createElement(name, attributes)}</div>;
}

const meta = {
  title: 'Features/Elements/Elements',
  component: PageWithElement,
  tags: ['autodocs', 'beta'],
  args: { name: 'cp-article-card', attributes: {}, onTold: fn() },
} satisfies Meta<typeof PageWithElement>;
export default meta;
type Story = StoryObj<typeof meta>;

/** 文章卡片：文章就是接口给的 JSON，链接指向门户。 */
export const Article: Story = {
  args: { attributes: { article: JSON.stringify(sampleArticle()), 'heading-level': '2' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { level: 2 })).toHaveTextContent('3.3 V 线性稳压器怎么选');
    await expect(canvas.getByRole('link', { name: /3\.3 V/ })).toHaveAttribute('href', 'https://portal.example/news/article-details/1');
    const element = canvasElement.querySelector('cp-article-card');
    element?.setAttribute('portal', 'https://other.example');
    await waitFor(() => expect(canvas.getByRole('link', { name: /3\.3 V/ })).toHaveAttribute('href', 'https://other.example/news/article-details/1'));
    element?.setAttribute('article', '{不是 JSON');
    await waitFor(() => expect(canvas.queryByRole('link')).toBeNull());
    element?.setAttribute('article', JSON.stringify(sampleArticle({ title: '换了一篇' })));
    await expect(await canvas.findByRole('heading', { name: '换了一篇' })).toBeVisible();
  },
};

/** 搜索框：回车告诉页面搜了什么；页面不拦，就去门户的结果页。 */
export const Search: Story = {
  args: { name: 'cp-search-box', attributes: { keywords: 'STM32' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /搜索/ }));
    await userEvent.keyboard('F103{Enter}');
    await waitFor(() => expect(args.onTold).toHaveBeenCalledWith({ type: 'cp-search', detail: { keywords: 'STM32F103' } }));
  },
};

/** 阶梯价：数量落在哪一档，就标出哪一档。 */
export const Ladder: Story = {
  args: {
    name: 'cp-price-ladder',
    attributes: {
      steps: JSON.stringify([
        { minQuantity: 1, unitPrice: '1.2' },
        { minQuantity: 100, unitPrice: '0.86' },
      ]),
      currency: 'CNY',
      'tax-mode': 'tax13',
      unit: '片',
      quantity: '120',
    },
  },
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('row')).find((row) => row.getAttribute('aria-current'))).toHaveTextContent('0.86');
  },
};

/** 登录：带着本站的来源去门户，登录后回来；页面可以拦下，用自己的办法。 */
export const LogIn: Story = {
  args: { name: 'cp-login-button', attributes: {} },
  play: async ({ canvas, userEvent, args }) => {
    const link = await canvas.findByRole('link', { name: '登录芯页' });
    await expect(link).toHaveAttribute('href', `https://portal.example/userCenter?fromswb=${encodeURIComponent(location.origin)}`);
    await userEvent.click(link);
    await expect(args.onTold).toHaveBeenCalledWith({ type: 'cp-login', detail: null });
  },
};

/** 搬到别处再放回来，不会丢，也不会画两遍。 */
export const Moved: Story = {
  args: { attributes: { article: JSON.stringify(sampleArticle()) } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('heading', { level: 3 });
    const element = canvasElement.querySelector('cp-article-card');
    const parent = element?.parentElement;
    element?.remove();
    if (element) parent?.append(element);
    await expect(await canvas.findAllByRole('heading', { level: 3 })).toHaveLength(1);
  },
};

/** 型号对比：器件就是接口给的 JSON；不同的参数标出来，链接去门户。 */
export const Compare: Story = {
  args: { name: 'cp-part-compare', attributes: { parts: JSON.stringify(stm32f103.slice(0, 2)) } },
  play: async ({ canvas, canvasElement }) => {
    const [one, other] = stm32f103.slice(0, 2).map(({ mpn }) => mpn);
    await expect(await canvas.findByRole('columnheader', { name: one })).toBeVisible();
    await expect(canvas.getByRole('table', { name: `${one}、${other} 的参数对比` })).toBeVisible();
    await expect(canvas.getAllByText('不同').length).toBeGreaterThan(0);
    const ids = stm32f103.slice(0, 2).map(({ id }) => id);
    const href = canvas.getByRole('link', { name: '在芯页打开对比' }).getAttribute('href') ?? '';
    await expect(new URL(href).origin).toBe('https://portal.example');
    for (const id of ids) await expect(href).toContain(String(id));
    canvasElement.querySelector('cp-part-compare')?.setAttribute('parts', JSON.stringify(stm32f103.slice(0, 1)));
    await expect(await canvas.findByText('至少要有两个型号才能对比。')).toBeVisible();
  },
};

/** BOM 框：空的说怎么写；写好以后告诉页面清单，页面不拦，就带着它去门户匹配。清单在 # 后面，服务器看不到。 */
export const Bom: Story = {
  args: { name: 'cp-bom-box', attributes: {} },
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByRole('textbox', { name: 'BOM（物料清单）' });
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('请写上型号和数量，一行一个')).toBeVisible();
    await expect(field).toHaveFocus();
    await expect(field).toBeInvalid();
    await userEvent.keyboard('STM32F103C8T6 100{Enter}NE555 20');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onTold).toHaveBeenCalledWith({ type: 'cp-bom', detail: { list: 'STM32F103C8T6 100\nNE555 20' } }));
  },
};

/** 企业徽章：是否认证、在哪里、在做什么，链接去它的主页。 */
export const Badge: Story = {
  args: { name: 'cp-company-badge', attributes: { company: JSON.stringify(company) } },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('link', { name: company.name })).toHaveAttribute('href', 'https://portal.example/inquiry/corporateHome/31');
    await expect(canvas.getByText('供应 1,204 条')).toBeVisible();
    canvasElement.querySelector('cp-company-badge')?.setAttribute('company', JSON.stringify({ ...company, isVerified: false }));
    await waitFor(() => expect(canvasElement).toHaveTextContent('认证已过期'));
  },
};
