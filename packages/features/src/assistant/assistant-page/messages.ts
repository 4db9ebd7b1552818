import { defineMessages } from '../../i18n/messages.ts';

export const assistantPageMessages = defineMessages('assistantPage', {
  title: '问器件',
  lead: '用自己的话问：问题会变成看得见、能改的筛选，每一条事实都写明来源和数据手册的页。',
  field: '问题',
  hint: '例如 3.3V 输出 1A 以上 LDO SOT-23-5',
  clear: '清空',
  ask: '提问',
  examples: '可以这样问',
  failed: '没有查到结果',
  agents: '程序和智能体可以用同样的工具：',
  agentsLink: '公开接口与 MCP',
});
