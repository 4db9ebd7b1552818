import type { Address } from '@chippage/api/types';

/** Where an address is, in one line, the large before the small. */
export function addressLine({ province, city, district, street, detail, postcode }: Address): string {
  // A municipality is its own city: it is written once.
  const parts = province === city ? [city, district, street, detail] : [province, city, district, street, detail];
  return [...parts, postcode].filter((part) => part !== null && part !== '').join(' ');
}

/** The number as it is dialled and read: `138 0013 8000`, with the code of another region. */
export function mobileLine({ areaCode, mobile }: Pick<Address, 'areaCode' | 'mobile'>): string {
  const groups = areaCode === '+86' ? /^(\d{3})(\d{4})(\d{4})$/ : areaCode === '+852' ? /^(\d{4})(\d{4})$/ : /^(\d{3})(\d{3})(\d{3})$/;
  const read = mobile.replace(groups, (_all, ...found) =>
    found
      .slice(0, -2)
      .filter((part) => part !== undefined)
      .join(' '),
  );
  return areaCode === '+86' ? read : `${areaCode} ${read}`;
}
