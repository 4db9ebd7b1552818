/** Words around the quotes of a company. */
import { defineMessages, translator } from '@chippage/features/messages';

const messages = defineMessages('portalQuotes', {
  centre: '个人中心',
  given: '我发出的报价',
  got: '收到的报价',
  quote: '报价详情',
  demands: '我的求购',
  compare: '比较报价',
  saved: '{name} 已下载',
  sent: '报价已发出，对方答复后会通知你',
  asked: '询价已发出，对方报价后会通知你',
  answerDemand: '给这条求购报价',
  answerSupply: '向这家公司询价',
  visitor: '认证公司的会员可以报价和询价；登录以后在这里填写。',
  logIn: '登录后报价',
  logInAsk: '登录后询价',
});

/** Reads a word around quotes. */
export const t = translator(messages);
