import { productionInputLimits as limits } from '@chippage/api/limits';
import type { ProductionFacts } from '@chippage/api/types';
import type { Translate } from '../../../i18n/messages.ts';
import type { Problems } from '../../../parts/form/useForm.ts';
import type { productionFormMessages } from './messages.ts';

/** What is typed of a production line; certificates one a line. */
export interface ProductionTyped {
  name: string;
  equipment: string;
  capacity: string;
  certificates: string;
}

/** A form begins with what is known. */
export const productionTyped = (facts: ProductionFacts | null): ProductionTyped => ({
  name: facts?.name ?? '',
  equipment: facts?.equipment ?? '',
  capacity: facts?.capacity ?? '',
  certificates: facts?.certificates.join('\n') ?? '',
});

/** The certificates that are typed. */
export const certificatesIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** What is sent of it. */
export const productionWire = ({ name, equipment, capacity, certificates }: ProductionTyped) => ({
  name: name.trim(),
  equipment: equipment.trim(),
  capacity: capacity.trim(),
  certificates: certificatesIn(certificates),
});

const { items, maxItems } = limits.certificates;

function certificateProblem(t: Translate<(typeof productionFormMessages)['texts']>, text: string): string | undefined {
  const lines = certificatesIn(text);
  if (lines.length > maxItems) return t('certificateCount', { most: maxItems });
  const long = lines.findIndex((line) => line.length > items.maxLength);
  if (long !== -1) return t('certificateLength', { row: long + 1, most: items.maxLength });
  const short = lines.findIndex((line) => line.length < items.minLength);
  return short === -1 ? undefined : t('certificateShort', { row: short + 1 });
}

/** What is wrong with what is typed, in the order of the fields. */
export function productionProblems(t: Translate<(typeof productionFormMessages)['texts']>, typed: ProductionTyped): Problems<ProductionTyped> {
  const { name, equipment, capacity } = productionWire(typed);
  const long = (text: string, field: 'name' | 'equipment' | 'capacity') => {
    const most = limits[field].maxLength;
    return text.length > most ? t('tooLong', { most }) : undefined;
  };
  return {
    name: name.length < 2 ? t('nameRequired') : long(name, 'name'),
    equipment: long(equipment, 'equipment'),
    capacity: long(capacity, 'capacity'),
    certificates: certificateProblem(t, typed.certificates),
  };
}
