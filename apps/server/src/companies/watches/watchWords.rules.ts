import type { RegistryWatchChange } from '@chippage/api/types';

/** A company of which a digest tells. */
export interface ChangedCompany {
  companyId: number;
  name: string;
  changes: readonly RegistryWatchChange[];
}

/** Companies in a mail; the page has the rest. */
const MOST_COMPANIES = 30;
const LONGEST_BODY = 500;

// What a register says may hold what a mail's head or a line must not.
const plain = (text: string) => text.replaceAll(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, ' ');
const lineOf = ({ name, before, after }: RegistryWatchChange) => `${plain(name)}：${plain(before)} → ${plain(after)}`;

/** The message of a month. */
export function watchNotice(changed: readonly ChangedCompany[]): { title: string; body: string } {
  const body = changed.map(({ name, changes }) => `${plain(name)}（${changes.map(lineOf).join('；')}）`).join('；');
  return { title: `关注的公司有 ${changed.length} 家变了`, body: body.length > LONGEST_BODY ? `${body.slice(0, LONGEST_BODY - 1)}…` : body };
}

/** The mail of a month. @param origin of the site to which the links lead */
export function watchMail(changed: readonly ChangedCompany[], origin: string): { purpose: string; subject: string; text: string } {
  const shown = changed
    .slice(0, MOST_COMPANIES)
    .map(({ companyId, name, changes }) =>
      [plain(name), ...changes.map((change) => `- ${lineOf(change)}`), `${origin}/checkEnterprise/companyDetail/${companyId}`].join('\n'),
    );
  const rest = changed.length > MOST_COMPANIES ? [`另有 ${changed.length - MOST_COMPANIES} 家，在列表里看。`] : [];
  const list = `${origin}/userCenter/companyWatches`;
  const stop = `不想再收到？在同一页关掉邮件。每月最多一封，没有变化就不发。`;
  const says = `变化由登记信息的来源得出，以来源为准。`;
  return {
    purpose: 'company_watch',
    subject: `芯页：${watchNotice(changed).title}`,
    text: [...shown, ...rest, `${says}\n\n关注的公司：\n${list}\n\n${stop}`, '芯页'].join('\n\n'),
  };
}
