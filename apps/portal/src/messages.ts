/** The words of the app itself: names of pages, what they are about, and the frame's few labels. Pieces bring their own. */
export const portalMessages = {
  skipToContent: '跳到正文',
  breadcrumbs: '当前位置',
  datasheets: '数据手册',
  brands: '品牌',
  dataSources: '数据来源',
} as const;
