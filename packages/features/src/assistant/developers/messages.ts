import { defineMessages } from '../../i18n/messages.ts';

export const developersMessages = defineMessages('developers', {
  title: '公开接口与 MCP',
  lead: '不用登录就能读的接口，由接口契约生成；回答里的事实带着来源，没有会员的个人信息。',
  field: '找接口',
  hint: '名字、地址或参数，例如 替代、keywords',
  clear: '清空',
  search: '查找',
  count: '{shown} 个接口（共 {total} 个）',
  empty: '没有找到叫“{keywords}”的接口',
  emptyHint: '换一个词，或看全部接口。',
  all: '看全部接口',
  how: '怎样调用',
  base: '地址的开头是 {origin}/api，回答是 UTF-8 的 JSON：成功是 code 1、msg、data，列表另有 totalRecord；失败的 code 是状态码，带着 reason 和 requestId。时间是 UTC 的 ISO 8601，页从 1 开始。',
  budgets: '额度',
  budget: '{name}：一个地址每分钟 {perMinute} 次，一次最多 {burst} 次。',
  budgetMore: '同一网段合起来是 4 倍；超过的得到 429 和 Retry-After。登录的会员另有自己的额度。',
  reasons: '错误码',
  mcp: 'MCP：给智能体的工具',
  mcpHow: '端点是 {origin}/mcp（Streamable HTTP，不用登录，不保留会话）。每次调用算一次搜索；回答里的每个型号和数据手册的页都带着网址。',
  mcpConfig: '客户端的设置',
  mcpTool: '{title}（{name}）的参数',
});
