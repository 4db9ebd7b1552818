import type { Site } from '../../i18n/site.ts';

/** A registration number and the official page that confirms it. */
export interface Filing {
  kind: 'icp' | 'publicSecurity' | 'telecom';
  number: string;
  /** `null`: there is no page that could be linked. */
  href: string | null;
}

/** The registration numbers that a site has, unchanged, with their official links. What is not set is left out. */
export function filingLinks({ icp, publicSecurity, telecom }: NonNullable<Site['filings']> = {}): Filing[] {
  const filings: Filing[] = [];
  if (icp) filings.push({ kind: 'icp', number: icp, href: 'https://beian.miit.gov.cn/' });
  if (publicSecurity) {
    const code = /\d{8,}/.exec(publicSecurity)?.[0];
    filings.push({
      kind: 'publicSecurity',
      number: publicSecurity,
      href: `https://beian.mps.gov.cn/#/query/webSearch${code === undefined ? '' : `?code=${code}`}`,
    });
  }
  if (telecom) filings.push({ kind: 'telecom', number: telecom, href: null });
  return filings;
}
