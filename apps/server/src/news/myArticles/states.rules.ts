import type { ArticleChangeState, OwnArticleAction, OwnArticleState } from '@chippage/api/types';
import { subject, tableOf } from '../../platform/states.rules.ts';
import { wrongArticleStateFailure } from './myArticles.errors.ts';

/** Where an article stands; readers of the contract see what an operator took off as DISMOUNT with a reason. */
export type ArticleStanding = OwnArticleState | 'TAKEN_DOWN';
/** Where the change of an article that readers see stands. */
export type ChangeStanding = ArticleChangeState | 'same';

const article = subject<ArticleStanding>('文章', {
  DRAFT: '草稿',
  REVIEW: '待审',
  REFUSED: '未通过',
  SCHEDULED: '待发布',
  PUBLISHED: '已发布',
  DISMOUNT: '已下架',
  TAKEN_DOWN: '被下架',
  DELETEED: '已删除',
}).with({
  edit: { from: ['DRAFT', 'REFUSED', 'SCHEDULED', 'PUBLISHED'], why: '不能修改，撤回或恢复成草稿后再改' },
  submit: { from: ['DRAFT', 'REFUSED', 'SCHEDULED', 'PUBLISHED'], to: ['REVIEW', 'SCHEDULED', 'PUBLISHED'], why: '不能提交' },
  approve: { from: ['REVIEW', 'SCHEDULED', 'PUBLISHED'], to: ['SCHEDULED', 'PUBLISHED'], why: '没有等待审核的内容' },
  refuse: { from: ['REVIEW', 'SCHEDULED', 'PUBLISHED'], to: ['REFUSED', 'SCHEDULED', 'PUBLISHED'], why: '没有等待审核的内容' },
  come_out: { from: ['SCHEDULED'], to: ['PUBLISHED'], why: '不是等着发布的' },
  redraft: { from: ['REVIEW', 'DISMOUNT', 'DELETEED'], to: ['DRAFT', 'TAKEN_DOWN'], why: '不能变成草稿' },
  dismount: { from: ['SCHEDULED', 'PUBLISHED'], to: ['DISMOUNT'], why: '只有已发布和待发布的可以下架' },
  remove: { from: ['DRAFT', 'REVIEW', 'REFUSED', 'SCHEDULED', 'PUBLISHED', 'DISMOUNT', 'TAKEN_DOWN'], to: ['DELETEED'], why: '不用再删除' },
});

const change = subject<ChangeStanding>('修改', { same: '没有改动', draft: '没有提交', review: '待审', refused: '未通过' }).with({
  edit: { from: ['same', 'draft', 'refused'], to: ['draft', 'refused'], why: '不能再改，撤回后再改' },
  submit: { from: ['draft', 'refused'], to: ['review'], why: '没有可以提交的修改' },
  approve: { from: ['review'], to: ['same'], why: '没有等待审核的修改' },
  refuse: { from: ['review'], to: ['refused'], why: '没有等待审核的修改' },
  redraft: { from: ['review'], to: ['draft'], why: '没有等待审核的修改' },
});

/** Every kind of thing with its states and what can be done in them. */
export const subjects = { article, change };

const table = tableOf(subjects, wrongArticleStateFailure);

/** What is stored of an article, as far as it says where it stands. */
export interface StoredStanding {
  isDeleted: boolean;
  submission: 'none' | 'review' | 'refused';
  /** Of the row that readers see; null: there is none. */
  published: { state: 'DRAFT' | 'REVIEW' | 'PUBLISHED' | 'DISMOUNT' | 'DELETEED'; publishTime: Date | null; isTakenDown: boolean } | null;
  /** Readers see the version that its writer has. */
  isSame: boolean;
}

/** Where an article and its change stand. */
export interface Standing {
  state: ArticleStanding;
  /** `same` also where readers see nothing. */
  change: ChangeStanding;
}

const ofSubmission = { none: 'DRAFT', review: 'REVIEW', refused: 'REFUSED' } as const;

/** Derives where an article stands: nothing of it is stored twice. */
export function standingOf({ isDeleted, submission, published, isSame }: StoredStanding, now: Date): Standing {
  if (isDeleted) return { state: 'DELETEED', change: 'same' };
  if (published?.state === 'DISMOUNT') return { state: published.isTakenDown ? 'TAKEN_DOWN' : 'DISMOUNT', change: 'same' };
  if (published?.state !== 'PUBLISHED') return { state: ofSubmission[submission], change: 'same' };
  const state = published.publishTime !== null && published.publishTime > now ? 'SCHEDULED' : 'PUBLISHED';
  return { state, change: submission === 'none' ? (isSame ? 'same' : 'draft') : submission };
}

type Deed = 'edit' | 'submit' | 'redraft';
/** Whether readers see it, now or at its time: then the table of the change counts too. */
const isOut = ({ state }: Standing) => state === 'PUBLISHED' || state === 'SCHEDULED';

/** @throws Failure that says where the article stands and why that keeps it from being done. */
export function requireDeed(standing: Standing, deed: Deed | 'dismount' | 'remove'): void {
  // A change is taken back where the article itself stays.
  if (deed !== 'redraft' || !isOut(standing)) table.requireAllowed('article', standing.state, deed);
  if (isOut(standing) && (deed === 'edit' || deed === 'submit' || deed === 'redraft')) table.requireAllowed('change', standing.change, deed);
}

/** Whether an operator's decision still has something to decide. */
export const isAwaited = (standing: Standing): boolean =>
  isOut(standing) ? table.allows('change', standing.change, 'approve') : table.allows('article', standing.state, 'approve');

function mayDo(standing: Standing, deed: OwnArticleAction): boolean {
  try {
    requireDeed(standing, deed);
    return true;
  } catch {
    return false;
  }
}

/** What its writer may do now; the buttons of the screens come from it. */
export const actionsOf = (standing: Standing): OwnArticleAction[] =>
  (['edit', 'submit', 'redraft', 'dismount', 'remove'] as const).filter((deed) => mayDo(standing, deed));

/** Whether something may be done in a state, and may lead to another one. */
export const { allows } = table;
