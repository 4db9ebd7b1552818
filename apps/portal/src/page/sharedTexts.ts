/** Words that the frame and pages of several domains say alike; each domain's words take them in. */
export const sharedTexts = {
  breadcrumbs: '当前位置',
  newWindow: '（新窗口打开）',
  loading: '正在加载',
  retry: '重试',
  failureTitle: '页面出错了',
  logIn: '登录',
  datasheets: '数据手册',
  brands: '品牌',
  domesticBrands: '国产品牌',
  allBrands: '全部品牌',
  dataSources: '数据来源',
  takedown: '侵权投诉',
  accessibility: '无障碍设置',
  licences: '开源许可',
  memberPageDescription: '{title}，登录后可见。',
} as const;
