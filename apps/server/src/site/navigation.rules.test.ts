import { describe, expect, it } from 'vitest';
import { checkedLinks, mergedNavigation } from './navigation.rules.ts';

const link = (name: string, url: string, image: string | null = null) => ({ name, url, image });

describe('checkedLinks', () => {
  it.each([
    ['两端的空白去掉，中间的并成一个', link('  两   端 ', 'https://example.com'), link('两 端', 'https://example.com')],
    ['空的图片地址等于没有', link('x', 'http://example.com', ''), link('x', 'http://example.com')],
    ['图片可以是本站的路径', link('x', 'https://example.com', '/favicon.ico'), link('x', 'https://example.com', '/favicon.ico')],
    ['图片可以是别处的网址', link('x', 'https://example.com', 'https://e.cn/a.png'), link('x', 'https://example.com', 'https://e.cn/a.png')],
  ])('%s', (_, given, kept) => expect(checkedLinks('common', [given])).toEqual([kept]));

  it.each([
    ['名称全是空白', link('  ', 'https://example.com'), '第 1 个链接没有名称，请填写'],
    ['网址是脚本', link('x', 'javascript:alert(1)'), '“x”的网址不正确，请填写 http:// 或 https:// 开头的完整网址'],
    ['网址带着密码', link('x', 'https://a:b@example.com'), '“x”的网址不正确，请填写 http:// 或 https:// 开头的完整网址'],
    ['图片是别的协议', link('x', 'https://example.com', 'data:image/png,x'), '“x”的图片地址不正确，请清空后重试'],
    ['图片是两条斜线', link('x', 'https://example.com', '//e.cn/a.png'), '“x”的图片地址不正确，请清空后重试'],
  ])('%s时拒绝，并说出是哪个字段', (_, given, msg) =>
    expect(() => checkedLinks('brand', [given])).toThrow(expect.objectContaining({ reason: 'navigation.link', fields: [{ field: 'brand', msg }] })),
  );
});

describe('mergedNavigation', () => {
  const none = { common: [], agent: [], brand: [] };
  const site = (url: string | null, kind: 'authorized' | 'catalog' | 'independent', nameCn: string | null = null) => ({ name: url ?? 'x', nameCn, url, kind });
  const agents = [
    site('plain.example', 'authorized'),
    site('www.mouser.com', 'authorized'),
    site('catalog.example', 'catalog', '目录商'),
    site('www.digikey.com', 'independent'),
    site('javascript:alert(1)', 'catalog'),
    site(null, 'catalog'),
  ];
  const brands = [{ name: 'Brand', nameCn: '品牌', url: 'brand.example' }];
  const names = (lists: ReturnType<typeof mergedNavigation>) => [lists.common, lists.agent, lists.brand].map((list) => list.map(({ name }) => name));

  it.each([
    ['什么都没有选：知名的按次序，再是目录商，余下的归代理商', none, [['www.digikey.com', 'www.mouser.com', '目录商'], ['plain.example'], ['品牌']]],
    ['选了常用：代理商仍来自名录', { ...none, common: [link('甲', 'https://a.cn')] }, [['甲'], ['plain.example'], ['品牌']]],
    ['选了代理商：常用仍来自名录', { ...none, agent: [link('乙', 'https://b.cn')] }, [['www.digikey.com', 'www.mouser.com', '目录商'], ['乙'], ['品牌']]],
    ['选了品牌', { ...none, brand: [link('丙', 'https://c.cn')] }, [['www.digikey.com', 'www.mouser.com', '目录商'], ['plain.example'], ['丙']]],
  ])('%s', (_, chosen, expected) => expect(names(mergedNavigation(chosen, { agents, brands }))).toEqual(expected));

  it('原厂：人们最常打开的在前，国际与国产都有，再是名录的次序', () => {
    const maker = (name: string) => ({ name, nameCn: null, url: 'https://maker.example' });
    const brands = ['乙', '甲', 'GigaDevice', 'NXP Semiconductors', 'Texas Instruments'].map(maker);
    expect(mergedNavigation(none, { agents: [], brands }).brand.map(({ name }) => name)).toEqual([
      'Texas Instruments',
      'NXP Semiconductors',
      'GigaDevice',
      '乙',
      '甲',
    ]);
  });

  it('常用最多 12 个，代理商和原厂最多 24 个', () => {
    const many = [
      ...Array.from({ length: 20 }, (_, at) => site(`c${at}.example`, 'catalog')),
      ...Array.from({ length: 30 }, (_, at) => site(`a${at}.example`, 'authorized')),
    ];
    const { common, agent, brand } = mergedNavigation(none, { agents: many, brands: many });
    expect([common.length, agent.length, brand.length]).toEqual([12, 24, 24]);
  });
});
