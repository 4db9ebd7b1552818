import type { Block, Inline, StaticPage } from '@chippage/api/types';

const plain = (text: string): Inline => ({ text, style: 'plain', href: null });
const section = (id: string, title: string, ...words: string[]): Block[] => [
  { kind: 'heading', level: 2, text: title, id },
  ...words.map((text): Block => ({ kind: 'paragraph', words: [plain(text)] })),
];

/** A policy in every kind of block, long enough for a table of contents. */
export const privacyPage: StaticPage = {
  key: 'privacy',
  title: '隐私政策',
  description: '芯页收集什么、为什么、存多久，以及你怎样查看和删除。',
  updateTime: '2026-11-20T08:00:00Z',
  blocks: [
    {
      kind: 'paragraph',
      words: [
        plain('我们只收集让网站工作所必需的信息，其余都先问你。问题可以写信到 '),
        { text: 'privacy@example.com', style: 'plain', href: 'mailto:privacy@example.com' },
        plain('。'),
      ],
    },
    ...section('collect', '一、收集什么'),
    {
      kind: 'list',
      isOrdered: false,
      items: [[{ text: '手机号码', style: 'strong', href: null }, plain('：登录和订单通知。')], [plain('上传的文件：按你选择的公开范围保存。')]],
    },
    ...section('keys', '二、浏览器里存什么'),
    {
      kind: 'table',
      head: [[plain('名称')], [plain('用途')], [plain('寿命')]],
      rows: [
        [[{ text: 'navigationJson', style: 'code', href: null }], [plain('你自己的快捷导航')], [plain('到你清除为止')]],
        [[{ text: 'consent', style: 'code', href: null }], [plain('你对统计的回答')], [plain('182 天')]],
      ],
    },
    ...section('share', '三、给谁', '不出售，不用于广告。'),
    { kind: 'quote', words: [plain('法律要求提供时，我们只提供要求的部分，并在允许时告诉你。')] },
    ...section('rights', '四、你的权利'),
    { kind: 'heading', level: 3, text: '查看与导出', id: 'export' },
    { kind: 'list', isOrdered: true, items: [[plain('打开“账号管理”。')], [plain('选择“导出我的数据”。')]] },
    ...section('children', '五、未成年人', '未满 18 岁的用户须由监护人同意并陪同使用。'),
    {
      kind: 'paragraph',
      words: [
        plain('查询备案信息见 '),
        { text: '工信部备案系统', style: 'plain', href: 'https://beian.miit.gov.cn/' },
        plain('；'),
        { text: '这一句的链接不安全', style: 'emphasis', href: 'javascript:alert(1)' },
        plain('，所以没有链接。'),
      ],
    },
  ],
};
