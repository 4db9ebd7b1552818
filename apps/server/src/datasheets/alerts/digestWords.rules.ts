import type { Lifecycle, SearchAlertKind } from '@chippage/api/types';
import { lifecycleNames } from '../parts/lifecycleNames.ts';

/** Something that a digest tells of. */
export interface Told {
  searchId: number;
  kind: SearchAlertKind;
  mpn: string;
  brandName: string;
  brandNameCn: string | null;
  lifecycle: Lifecycle | null;
  unitPrice: string | null;
}

interface Named {
  id: number;
  name: string;
}

/** Lines of one search in a mail; the page has the rest. */
const MOST_LINES = 20;

const kindNames: Record<SearchAlertKind, string> = {
  newPart: '新型号',
  newSheet: '新的数据手册',
  price: '降到您写的单价以下',
  stock: '有货了',
  lifecycle: '生命周期改变',
};

/** What a digest says in the inbox and in the mail. @param found of one member, of all searches */
export function digestWords(searches: readonly Named[], found: readonly Told[]) {
  const groups = searches.flatMap(({ id, name }) => {
    const own = found.filter(({ searchId }) => searchId === id);
    return own.length === 0 ? [] : [{ name: plain(name), own }];
  });
  const title = `保存的搜索有 ${found.length} 处变化`;
  const body = groups.map(({ name, own }) => `${name}：${counted(own)}`).join('；');
  const text = groups
    .map(({ name, own }) => [`${name}：${counted(own)}`, ...own.slice(0, MOST_LINES).map(lineOf), ...restOf(own.length)].join('\n'))
    .join('\n\n');
  return { title, body: body.length > 500 ? `${body.slice(0, 499)}…` : body, text };
}

/** The mail of a digest. */
export const digestMail = ({ title, text }: { title: string; text: string }, { listUrl, stopUrl }: { listUrl: string; stopUrl: string }) => ({
  purpose: 'search_digest',
  subject: `芯页：${title}`,
  text: `${text}\n\n查看和更改保存的搜索：\n${listUrl}\n\n不想再收到？打开这个链接停止，不用登录：\n${stopUrl}\n\n每天最多一封，没有变化就不发。\n\n芯页`,
});

// A name may hold what a mail's head or a line must not.
const plain = (name: string) => name.replaceAll(/[\p{Cc}\p{Cf}]/gu, ' ');

function counted(own: readonly Told[]): string {
  const kinds = Object.keys(kindNames) as SearchAlertKind[];
  return kinds
    .map((kind) => ({ kind, count: own.filter((each) => each.kind === kind).length }))
    .filter(({ count }) => count > 0)
    .map(({ kind, count }) => `${kindNames[kind]} ${count} 个`)
    .join('，');
}

function lineOf({ kind, mpn, brandName, brandNameCn, lifecycle, unitPrice }: Told): string {
  const more = unitPrice === null ? (lifecycle === null ? '' : `：${lifecycleNames[lifecycle]}`) : `：¥${unitPrice}`;
  return `- ${mpn}（${brandNameCn ?? brandName}）${kindNames[kind]}${more}`;
}

const restOf = (count: number): string[] => (count > MOST_LINES ? [`- 另有 ${count - MOST_LINES} 处`] : []);
