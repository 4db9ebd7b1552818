import type { FetchPublic } from '../fetchPublic.ts';
import { blockSources, readRecords } from './mapping/blocks.ts';
import { readCompany } from './mapping/company.ts';
import { nameIn, readRoles, readSnapshot } from './mapping/person.ts';
import { rawOf } from './mapping/raw.ts';
import { readReports } from './mapping/report.ts';
import { readRisk } from './mapping/risk.ts';
import { readHits } from './mapping/search.ts';
import { plainText } from './mapping/texts.ts';
import { type CompanyFacts, PAGE_ROWS } from './port.ts';
import type { Ask } from './transport.ts';

/** Bytes of a snapshot's picture at most. */
const PICTURE_BYTES = 5_000_000;

const paged = (page: number) => ({ pageNum: `${page}`, pageSize: `${PAGE_ROWS}` });

/** What both providers are made of: how they are asked differs, what their answers mean does not. */
export function createCompanyFacts(
  ask: Ask,
  { fetchPublic, ...about }: Pick<CompanyFacts, 'name' | 'source' | 'isSample' | 'standIn'> & { fetchPublic: FetchPublic },
): CompanyFacts {
  return {
    ...about,
    search: async (words, page) => readHits(await ask('search/2.0', { word: words, ...paged(page) })),
    company: async (id) => readCompany(await ask('ic/baseinfoV2/2.0', { keyword: `${id}` })),
    async records(id, block, page) {
      const source = blockSources[block];
      return readRecords(source, await ask(source.path, { keyword: `${id}`, ...(source.rows ? {} : paged(page)) }), page);
    },
    risk: async (id) => readRisk(await ask('risk/riskInfo/2.0', { keyword: `${id}` })),
    reports: async (id) => readReports(await ask('ic/annualreport/2.0', { keyword: `${id}` })),
    snapshot: async (id) => readSnapshot(await ask('ic/snapshot', { keyword: `${id}` })),
    async picture(url) {
      const address = URL.parse(url);
      return address && fetchPublic(address, { maxBytes: PICTURE_BYTES });
    },
    async person(id, companyId) {
      const answer = await ask('v4/open/allCompanys', { cid: `${companyId}`, hid: `${id}` });
      if (answer === null) return null;
      const name = plainText(rawOf(answer)?.['humanName']) || (await nameOf(ask, id, companyId));
      return name === '' ? null : { name, ...readRoles(answer) };
    },
  };
}

/** The list of a person's companies does not say whose it is; the company where the person was found does. */
async function nameOf(ask: Ask, id: number, companyId: number): Promise<string> {
  for (const path of ['ic/staff/2.0', 'ic/holder/2.0']) {
    const name = nameIn(await ask(path, { keyword: `${companyId}`, ...paged(1) }), id);
    if (name !== '') return name;
  }
  return '';
}
