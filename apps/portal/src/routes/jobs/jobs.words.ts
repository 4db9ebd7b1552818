import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalJobs', {
  jobs: '招聘',
  page: '{title}（第 {page} 页）',
  jobsDescription: '芯片和电子行业的职位：数字、模拟、版图、验证、FPGA、嵌入式、硬件、FAE、工艺、封测、采购和销售。由认证企业发布，薪资写数字，招聘不收费。',
  jobTitle: '{title}（{city}，{salary}）- {company}',
  jobDescription: '{company}招聘{title}，{city}，月薪 {salary}。{text}',
  news: '新闻',
  apply: '投递简历',
  ownJobs: '招聘管理',
  jobForm: '发布职位',
  received: '收到的投递',
  ownApplications: '我的投递',
  posted: '已发布，显示在“招聘”里',
  saved: '已保存',
  applied: '已投递，进展会发到站内消息',
});

/** Reads a word of the jobs. */
export const t = translator(messages);
