import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalResources', {
  resources: '技术资料',
  resourcesLead: '电路方案、课程、实测数据和常用表格，注明许可和大小，先看后下载。',
  resourcesDescription: '电子工程师的技术资料：可以直接用的电路方案和物料清单，从入门到进阶的课程，原始数据和常用表格，都注明许可，下载前可以预览。',
  page: '{title}（第 {page} 页）',
  scheme: '电路方案',
  schemeLead: '有原理图、取值的依据和物料清单，清单可以直接在 BOM 页打开。',
  course: '课程资料',
  courseLead: '一课一课地学，读到哪里记得住。',
  original: '原始数据',
  originalLead: '算出来或量出来的数，每一列写明是什么，下载前先看表。',
  datum: '资料合集',
  datumLead: '常用的代码、限值和对照表，集中放在一起。',
  listDescription: '{name}：{lead}按领域、难度和用到的型号筛选，注明许可和大小。',
  lessonTitle: '{title} - {course}',
  lessonDescription: '课程“{course}”第 {no} 课：{title}。',
  series: '专栏',
  seriesLead: '把文章和资料按顺序排好，一篇一篇读下去。',
  seriesDescription: '技术专栏：同一个主题的文章、电路方案和数据，按阅读的次序排列。',
  seriesSearch: '搜索专栏',
  seriesFound: '“{keywords}”的专栏',
  authors: '热门作者',
  authorsLead: '文章读的人多、资料下载的人多的作者，和他们最受欢迎的资料。',
  authorsDescription: '写电源、接口、单片机、检验等技术文章和资料的作者。',
  components: '元器件分类',
  componentsLead: '目录里每一类有多少型号，方案和课程用到哪些，点进去按参数筛选。',
  componentsOf: '{name}：分类和用到的型号',
  componentsDescription: '电子元器件目录的全部分类和型号数量：集成电路、分立器件、被动元件、连接器等，点进去按参数筛选。',
  ownResources: '我提交的资料',
  addResource: '提交技术资料',
  handIn: '提交资料',
  handedIn: '已提交，审核结果会发到站内消息',
});

/** Reads a word of the technical resources. */
export const t = translator(messages);
