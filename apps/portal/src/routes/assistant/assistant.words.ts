import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalAssistant', {
  assistant: '问器件',
  assistantDescription: '用自己的话问电子元器件：问题变成看得见、能改的筛选，每条事实写明来源和数据手册的页。内容由 AI 生成的都有标识。',
  asked: '{question} - 问器件',
  example1: '3.3V 输出 1A 以上 LDO SOT-23-5',
  example2: 'STM32F103C8T6 的替代料',
  example3: '10uF 25V X7R 0805 电容',
  example4: 'ESP32 有几个 UART',
  example5: 'STM32F103C8T6 和 STM32F103CBT6 有什么区别',
  developers: '公开接口与 MCP',
  developersDescription: '不用登录的公开接口和给智能体的 MCP 工具：参数、回答、示例、额度与错误码，由接口契约生成。',
  developersFound: '{keywords} - 公开接口与 MCP',
  call: '{title} - 公开接口',
});

/** Reads a word of the assistant. */
export const t = translator(messages);
