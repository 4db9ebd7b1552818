import { defineMessages, translator } from '@chippage/features/messages';
import { sharedTexts } from '../../page/sharedTexts.ts';

const messages = defineMessages('portalDatasheets', {
  ...sharedTexts,
  allParts: '全部型号',
  allPartsDescription: '按分类、品牌、封装、生命周期和参数筛选电子元器件，查看并下载数据手册。',
  searchTitle: '{keywords} 数据手册与参数',
  searchDescription: '“{keywords}”的搜索结果：型号、品牌、封装、参数与数据手册，可按参数筛选和排序。',
  categoryTitle: '{name}选型与数据手册',
  categoryDescription: '{name}共 {count} 个型号，可按品牌、封装、生命周期和参数筛选，并查看数据手册。',
  brandTitle: '{name} 型号与数据手册',
  brandDescription: '{name} 的 {count} 个型号，可按分类、封装、生命周期和参数筛选，并查看数据手册。',
  wrongFacts: '资料错误',
  compare: '型号对比',
  compareDescription: '最多 6 个型号并排比较参数，不同之处有标记，网址可以收藏和分享。',
  firstPage: '{mpn} 数据手册第 1 页',
  partTitle: '{mpn} 参数与数据手册，{brand}',
  partDescription: '{brand} {mpn}，{category}：{facts}。查看参数、替代型号与数据手册。',
  unknownFacts: '参数未知',
  documentTitle: '{title} 在线阅读',
  documentDescription: '在线阅读{brand}的{title}，支持目录、缩略图、文内搜索与下载。',
  linkCopied: '已复制第 {page} 页的链接',
  linkNotCopied: '浏览器不允许复制，请复制地址栏里的网址',
  outsideTitle: '{title}（原厂）',
  outsideDescription: '{title}保存在 {host}，从这里前往原厂网站查看。',
  upload: '上传数据手册',
  uploadDescription: '上传 PDF 数据手册，填写品牌和型号，通过审核后所有人都能搜到和阅读。',
  uploadLeaveTitle: '离开并放弃上传？',
  uploadLeaveText: '还有没提交的文件和资料，离开后找不回来。',
  uploadLeave: '放弃并离开',
  uploadStay: '继续填写',
});

/** Reads a word of parts and datasheets. */
export const t = translator(messages);
