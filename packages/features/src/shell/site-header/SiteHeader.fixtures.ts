import type { NavItem, NavList } from './navLinks.ts';

/** The main menu as the portal has it. @param current The item that the page shown belongs to; absent: none. */
export function mainMenu(current?: string): NavItem[] {
  return [
    { id: 'news', label: '新闻', href: '/news/index' },
    { id: 'datasheets', label: '数据手册', href: '/' },
    { id: 'agents', label: '代理分销', href: '/agentList/index/1' },
    { id: 'prefecture', label: '技术资料', href: '/prefecture' },
    { id: 'inquiry', label: '芯片求购', href: '/inquiry/index/1/0' },
  ].map((item) => ({ ...item, isCurrent: item.id === current }));
}

/** The further places of the portal. */
export function furtherPlaces(current?: string): NavItem[] {
  return [
    { id: 'mall', label: '商城', href: '/mall/index' },
    { id: 'brands', label: '品牌', href: '/brandList/all' },
  ].map((item) => ({ ...item, isCurrent: item.id === current }));
}

const makers = [
  'Texas Instruments 德州仪器',
  'STMicroelectronics 意法半导体',
  'Microchip 微芯科技',
  'Analog Devices 亚德诺半导体',
  'onsemi 安森美',
  'Infineon 英飞凌',
  'NXP 恩智浦',
  'Renesas 瑞萨电子',
  'Vishay 威世',
  'Nexperia 安世半导体',
  'GigaDevice 兆易创新',
  'WCH 沁恒微电子',
  'Espressif 乐鑫科技',
  'Winbond 华邦电子',
  'Littelfuse 力特',
];

const domestic = /^(GigaDevice|WCH|Espressif)/;

/** The three lists of the header. */
export const headerLists: NavList[] = [
  {
    id: 'common',
    label: '常用网站',
    links: [
      { name: '立创商城', href: 'https://www.szlcsc.com/' },
      { name: '国家知识产权局', href: 'https://www.cnipa.gov.cn/' },
      { name: '中国海关', href: 'http://www.customs.gov.cn/' },
    ],
  },
  {
    id: 'agent',
    label: '代理商',
    links: [
      { name: '得捷电子', detail: 'DigiKey', href: 'https://www.digikey.cn/' },
      { name: '贸泽电子', detail: 'Mouser', href: 'https://www.mouser.cn/' },
      { name: '艾睿', detail: 'Arrow', href: 'https://www.arrow.com/' },
      { name: 'e络盟', detail: 'element14', href: 'https://cn.element14.com/' },
    ],
    more: { label: '全部代理商', href: '/agentList/index/1' },
  },
  {
    id: 'brand',
    label: '原厂',
    links: makers.map((both, index) => {
      const space = both.lastIndexOf(' ');
      return {
        group: index < 3 ? '常看' : domestic.test(both) ? '国产' : '国际',
        name: both.slice(space + 1),
        detail: both.slice(0, space),
        href: `https://example.com/${encodeURIComponent(both.slice(0, space))}`,
      };
    }),
    more: { label: '全部原厂（15）', href: '/brandList/all' },
  },
];
