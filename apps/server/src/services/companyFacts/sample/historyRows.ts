import { courtRows } from './courtRows.ts';
import { enforcementRows } from './enforcementRows.ts';
import { sampleFirms, samplePeople } from './firms.ts';
import { operationRows } from './operationRows.ts';
import type { RowMaking, RowSource } from './rawRows.ts';

const former = (path: string, chance: number, full: number): RowSource => ({
  most: 1,
  chance,
  full,
  row: (making) => (courtRows[path] ?? enforcementRows[path] ?? operationRows[path])?.row(making) ?? {},
});

/** The end of each row is the beginning of the next. */
const period = ({ n }: RowMaking) => ({
  startTime: Date.parse(`${2004 + n * 5}-03-01T00:00:00+08:00`),
  time: Date.parse(`${2009 + n * 5}-03-01T00:00:00+08:00`),
});

/** What companies were. The lists below `hi/ic/2.0#…` and `hi/members#…` are parts of one answer. */
export const historyRows: Readonly<Record<string, RowSource>> = {
  'hi/ic/2.0#locationList': {
    most: 2,
    chance: 0.4,
    full: 2,
    row: (making) => ({ id: making.n + 1, name: `${making.firm.city}市示例区旧址路 ${making.n + 1} 号`, ...period(making) }),
  },
  'hi/ic/2.0#pastLegalPersonList': {
    most: 1,
    chance: 0.4,
    full: 2,
    row(making) {
      const person = samplePeople[(making.n + 20) % samplePeople.length];
      return { id: person?.id, name: person?.name, ...period(making) };
    },
  },
  'hi/members#pastStafferList': {
    most: 2,
    chance: 0.4,
    full: 3,
    row(making) {
      const person = samplePeople[(making.n + 24) % samplePeople.length];
      const { startTime, time } = period(making);
      return { id: person?.id, name: person?.name, typeJoin: ['监事'], startTime, time, relation: 2, toco: 1 };
    },
  },
  'hi/holder/2.0': {
    most: 2,
    chance: 0.4,
    full: 3,
    row(making) {
      const person = samplePeople[(making.n + 28) % samplePeople.length];
      const { startTime, time } = period(making);
      return { id: `${person?.id}`, name: person?.name, type: 2, capital: [{ percent: '30%', amomon: '30万人民币' }], startTime, endTime: time };
    },
  },
  'hi/invest/2.0': {
    most: 1,
    chance: 0.3,
    full: 2,
    row(making) {
      const held = sampleFirms[(making.n + 40) % sampleFirms.length];
      const { startTime, time } = period(making);
      return { id: held?.id, name: held?.name, percent: '20%', startTime, endTime: time };
    },
  },
  'hi/lawSuit/3.0': former('jr/lawSuit/3.0', 0.2, 3),
  'hi/zhixing/2.0': former('jr/zhixinginfo/2.0', 0.15, 2),
  'hi/dishonest/2.0': former('jr/dishonest/2.0', 0.05, 1),
  'hi/abnormal/2.0': former('mr/abnormal/2.0', 0.15, 2),
};
