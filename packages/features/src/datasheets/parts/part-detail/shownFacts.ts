import type { PartDetail } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { partDetailMessages } from './messages.ts';
import { type Fact, partFacts } from './partFacts.ts';

type Words = Translate<(typeof partDetailMessages)['texts']>;

/** The parameters of a part as its page shows them: supply and temperature as ranges. */
export const shownFacts = ({ params }: Pick<PartDetail, 'params'>, t: Words): Fact[] =>
  partFacts(params, [
    { key: 'supply', name: t('supply'), from: 'vMin', to: 'vMax' },
    { key: 'temperature', name: t('temperature'), from: 'tempMinC', to: 'tempMaxC' },
  ]);

/** Everything of a part that a document may say, with its name. */
export const namedFacts = (part: Pick<PartDetail, 'params'>, t: Words): { name: string; fields: readonly string[] }[] => [
  { name: t('packageCase'), fields: ['packageCase'] },
  { name: t('pins'), fields: ['pins'] },
  ...shownFacts(part, t),
];
