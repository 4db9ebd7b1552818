import type { BoardState, ExcelTaskState, QuoteState } from '@chippage/api/types';
import { subject, tableOf } from '../platform/states.rules.ts';
import { wrongStateFailure } from './inquiries.errors.ts';

const row = subject<BoardState>('这条信息', { live: '进行中', dealt: '已成交', closed: '已关闭', expired: '已过期', removed: '已下架' }).with({
  refresh: { from: ['live'], why: '进行中的才能刷新' },
  renew: { from: ['live', 'expired'], to: ['live'], why: '进行中或已过期的才能续期' },
  close: { from: ['live', 'expired'], to: ['closed'], why: '进行中或已过期的才能关闭' },
  reopen: { from: ['closed'], to: ['live'], why: '已关闭的才能重新发布' },
  edit: { from: ['live', 'closed', 'expired'], why: '不能再修改' },
  remove: { from: ['live', 'closed', 'expired', 'removed'], why: '已成交的要留作记录，不能删除' },
  quote: { from: ['live'], why: '不能再报价或询价' },
  deal: { from: ['live'], to: ['dealt'], why: '不能再接受报价' },
  expire: { from: ['live'], to: ['expired'], why: '不会过期' },
  take_down: { from: ['live', 'closed', 'expired'], to: ['removed'], why: '不能下架' },
});

const quote = subject<QuoteState>('这份报价', {
  waiting: '待报价',
  quoted: '已报价',
  bargaining: '议价中',
  accepted: '已接受',
  refused: '已拒绝',
  expired: '已过期',
  withdrawn: '已撤回',
}).with({
  quote: { from: ['waiting', 'quoted', 'bargaining'], to: ['quoted'], why: '不能再报价' },
  agree: { from: ['bargaining'], to: ['quoted'], why: '没有等待答复的还价' },
  hold: { from: ['bargaining'], to: ['quoted'], why: '没有等待答复的还价' },
  decline: { from: ['waiting'], to: ['refused'], why: '没有等待报价' },
  withdraw: { from: ['quoted', 'bargaining'], to: ['withdrawn'], why: '没有可以撤回的报价' },
  counter: { from: ['quoted', 'bargaining'], to: ['bargaining'], why: '不能还价' },
  accept: { from: ['quoted', 'bargaining'], to: ['accepted'], why: '不能接受' },
  refuse: { from: ['waiting', 'quoted', 'bargaining'], to: ['refused'], why: '不能再拒绝' },
  say: { from: ['waiting', 'quoted', 'bargaining', 'accepted'], why: '已经结束，不能再留言' },
  expire: { from: ['waiting', 'quoted', 'bargaining'], to: ['expired'], why: '不会过期' },
  end: { from: ['waiting', 'quoted', 'bargaining'], to: ['refused'], why: '已经结束' },
  open: { from: ['accepted'], why: '接受以后才能生成订单' },
});

const task = subject<ExcelTaskState>('这个任务', {
  queued: '排队',
  parsing: '解析',
  checking: '校验',
  importing: '导入',
  paused: '暂停',
  done: '完成',
  failed: '失败',
  cancelled: '取消',
}).with({
  parse: { from: ['queued', 'parsing'], to: ['parsing'], why: '已经读过文件' },
  check: { from: ['parsing', 'checking'], to: ['checking'], why: '不再校验' },
  map: { from: ['checking'], to: ['checking'], why: '开始导入以前才能改列' },
  start: { from: ['checking'], to: ['importing'], why: '校验完才能开始导入' },
  stop: { from: ['importing'], to: ['paused'], why: '正在导入时才能暂停' },
  resume: { from: ['paused'], to: ['importing'], why: '暂停了才能继续' },
  cancel: { from: ['queued', 'parsing', 'checking', 'paused'], to: ['cancelled'], why: '正在导入的请先暂停，结束了的不能再取消' },
  finish: { from: ['importing'], to: ['done'], why: '没有在导入' },
  fail: { from: ['queued', 'parsing', 'checking', 'importing'], to: ['failed'], why: '已经结束' },
});

/** What each state of everything on the board allows. Every call and job asks it, and the buttons of the screens come from it. */
export const subjects = { row, quote, task };

/** Whether something may be done in a state, in which states, where it leads, and 409 `board.state`, `quote.state` or `task.state` where it may not. */
export const { allows, statesOf, onlyTarget, requireAllowed } = tableOf(subjects, wrongStateFailure);
