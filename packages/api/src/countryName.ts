const names = new Intl.DisplayNames('zh-CN', { type: 'region', style: 'short' });

/** Names that engines do not agree about, and regions of China, which are named with it: a page is to say the same in the server's HTML and in the browser. */
const settled: Readonly<Record<string, string>> = {
  TW: '中国台湾',
  HK: '中国香港',
  MO: '中国澳门',
  FK: '福克兰群岛（马尔维纳斯群岛）',
  PS: '巴勒斯坦',
};

/** The Chinese name of a country or region. @param country ISO 3166-1 alpha-2, or null when not known */
export function countryName(country: string | null): string | null {
  return country === null ? null : (settled[country] ?? names.of(country) ?? country);
}
